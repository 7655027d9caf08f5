import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Calls `act` for every request that an HTTP server of this process receives, before Next or anybody else sees it: the one place
 * that no route, file, redirect or failure of the framework escapes.
 */
export function atRequestStart(act: (start: RequestStart) => void): void {
  subscribe('http.server.request.start', (message) => act(message as RequestStart));
}
