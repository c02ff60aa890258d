"""For whoever runs the server: metrics, logs, work that comes round, memory."""
