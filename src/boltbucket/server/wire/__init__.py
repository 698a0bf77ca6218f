"""What goes over the wire: messages, views as JSON, and what has changed since the last one."""
