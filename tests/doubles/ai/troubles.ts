import type { ServerResponse } from 'node:http';
import type { Trouble } from './asked';

interface How {
  /** Seconds that a limited client is to wait. */
  retryAfter: string | undefined;
  /** Where a client is sent. */
  elsewhere: string;
}

/** Answers as the trouble wants; false where it is one of the answer itself. */
export function failed(trouble: Trouble, response: ServerResponse, { retryAfter, elsewhere }: How): boolean {
  switch (trouble) {
    case 'slow':
      break;
    case 'dropped':
      response.destroy();
      break;
    case 'limited':
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      fail(response, 429, 'rate_limit_exceeded', 'Rate limit reached');
      break;
    case 'fault':
      fail(response, 500, 'server_error', 'The server had an error while processing your request');
      break;
    case 'unauthorized':
      fail(response, 401, 'invalid_api_key', 'Incorrect API key provided: sk-secret');
      break;
    case 'filtered':
      fail(response, 400, 'content_filter', 'The response was filtered by the content policy');
      break;
    case 'moved':
      response.writeHead(307, { location: elsewhere }).end();
      break;
    case 'foreign':
      send(response, 200, { ok: true });
      break;
    default:
      return begun(trouble, response);
  }
  return true;
}

/** Begins an answer that has no right end; false where it is to have one. */
function begun(trouble: Trouble, response: ServerResponse): boolean {
  if (trouble !== 'endless' && trouble !== 'stalled' && trouble !== 'brokenOff') return false;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices":[{"message":{"role":"assistant","content":"', () => {
    if (trouble === 'brokenOff') response.destroy();
  });
  if (trouble === 'endless') response.end('a'.repeat(20_000_000));
  return true;
}

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function fail(response: ServerResponse, status: number, code: string, message: string): void {
  send(response, status, { error: { message, type: 'invalid_request_error', param: null, code } });
}
