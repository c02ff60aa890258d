"""HTTP: routes, middleware, and the files of the client."""
