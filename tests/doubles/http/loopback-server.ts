import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Arrival {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface LoopbackServer {
  origin: string;
  arrivals: Arrival[];
}

type Answer = (response: ServerResponse, arrival: Arrival) => void;

/** An HTTP server on a free port of this machine, for the time of one test. */
export async function loopbackServer(answer: Answer): Promise<LoopbackServer> {
  const arrivals: Arrival[] = [];
  return {
    arrivals,
    origin: await listen((request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const arrival = { method, url, headers, body };
        arrivals.push(arrival);
        answer(response, arrival);
      });
    }),
  };
}

/** The same for a handler that wants the streams. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An origin at which nothing listens. */
export async function deadOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
