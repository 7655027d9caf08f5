// Loaded into the server process.
import { subscribe } from 'node:diagnostics_channel';

// Whoever started it may be killed without a chance to stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/**
 * Connections that have not said anything. Browsers open some in advance, and a server that is to end would wait for their first
 * request for a minute.
 *
 * @type {Set<import('node:net').Socket>}
 */
const silent = new Set();

subscribe('net.server.socket', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  if (silent.size === 0 && process.listenerCount('SIGTERM', hangUp) === 0) hangUpAtEnd();
  silent.add(socket);
  socket.once('close', () => silent.delete(socket));
});

subscribe('http.server.request.start', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message);
  silent.delete(socket);
});

function hangUp() {
  for (const socket of silent) socket.destroy();
}

/** Not before the first connection: until then Next does not listen to signals, and one that is listened to no longer ends a process. */
function hangUpAtEnd() {
  process.on('SIGINT', hangUp);
  process.on('SIGTERM', hangUp);
}
