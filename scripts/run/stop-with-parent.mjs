// Loaded into the server process: whoever started it may be killed without a chance to stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
