"""The shapes of all messages, over HTTP and over sockets; no behaviour."""
