import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request, read whole. */
export interface Asked {
  method: string;
  /** Below the base. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What a call answers: the envelope of the API contract. */
export interface Answer {
  status: number;
  body: { data: unknown } | { message: string; code: string; fields?: Record<string, string> };
  headers?: Record<string, string>;
}

/** A failure of the contract, thrown by whatever finds it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly more: { headers?: Record<string, string>; fields?: Record<string, string> } = {},
  ) {
    super(code);
  }

  answer(): Answer {
    const { headers = {}, fields } = this.more;
    const body = { message: this.message, code: this.code, ...(fields && { fields }) };
    return { status: this.status, body, headers };
  }
}

/**
 * Reads a request strictly: the site forwards no cookies, and a body only as JSON, as an object.
 *
 * @throws Refusal
 */
export async function readRequest(request: IncomingMessage, base: string): Promise<Asked> {
  const { method = '', url = '', headers } = request;
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const raw = await text(request);
  if (headers.cookie !== undefined) throw new Refusal(400, 'cookies_are_not_for_this_api');
  if (!pathname.startsWith(`${base}/`)) throw new Refusal(404, 'unknown_call');
  return { method, path: pathname.slice(base.length), query, headers, body: readJson(raw, headers) };
}

function readJson(raw: string, headers: IncomingMessage['headers']): Record<string, unknown> {
  if (raw === '') return {};
  if (!/^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'bad_content_type');
  }
  let body: unknown;
  try {
    body = JSON.parse(raw);
  } catch {
    throw new Refusal(400, 'bad_json');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'bad_json');
  return body as Record<string, unknown>;
}

/** Writes an answer as JSON. */
export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}
