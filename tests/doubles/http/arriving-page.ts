import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ArrivingPage {
  address: string;
  /** Sends the next piece; false once all have been sent. */
  next(): boolean;
  close(): Promise<void>;
}

/** A page that arrives piece by piece, when the test says so; what it loads comes from the site. */
export async function openArrivingPage(pieces: readonly string[], site: string): Promise<ArrivingPage> {
  const left = [...pieces];
  let sending: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === '/') {
      sending = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      sending.write(left.shift());
      return;
    }
    void fetch(new URL(request.url ?? '', site)).then(
      async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
          .end(Buffer.from(await answer.arrayBuffer())),
      () => response.destroy(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    next() {
      const piece = left.shift();
      if (piece === undefined) sending?.end();
      else sending?.write(piece);
      return piece !== undefined;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
