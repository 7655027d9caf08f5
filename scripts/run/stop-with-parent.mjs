// Loaded into the server process.
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:net';

// Whoever started it may be killed without a chance to stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/*
 * Another server may have taken the port a moment ago, and may answer at it: whoever started this one has to be told which of the two
 * it is. Next would print the error with its stack; who started it says in a sentence what to do.
 */
const { listen } = Server.prototype;
Server.prototype.listen = /** @type {typeof listen} */ (
  /** @this {Server} @param {unknown[]} how */
  function (...how) {
    this.prependListener('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code === 'EADDRINUSE') process.exit(1);
    });
    this.once('listening', () => process.send?.('listening'));
    return Reflect.apply(listen, this, how);
  }
);

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
