import { atRequestStart } from './request-start';

/** Recordings are up to 4 MB, where all other bodies have 64 kB at most: over a slow line they need longer. */
const isRecording = /^\/api\/v1\/(?:exam\/[\w-]+|correction)\/recording(?:\?|$)/;
const timesLonger = 4;

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends the connection of a request whose body has not arrived after `limitMs`, with 408 if nothing was answered yet. Node's own
 * limit is 5 minutes, looked after every 30 seconds, and `next start` offers no way to set it.
 */
export function limitRequestTime(limitMs: number): void {
  atRequestStart(({ request, response }) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(
      () => {
        if (request.complete) return;
        if (socket.writable && !response.headersSent) socket.write(tooSlow);
        socket.destroy();
      },
      limitMs * (isRecording.test(request.url ?? '') ? timesLonger : 1),
    );
    request.once('close', () => clearTimeout(timer));
  });
}
