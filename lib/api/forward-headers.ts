const passedOn = ['authorization', 'locale', 'content-type', 'accept'] as const;

/** Headers of one connection and not of the message (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What another host must not say about this site's origin. */
const aboutTheOrigin = [
  'set-cookie',
  'set-cookie2',
  'clear-site-data',
  'strict-transport-security',
  'alt-svc',
];

/** The headers the external API gets: a short list, so that no cookie and no header of an inner proxy can slip through. */
export function requestHeaders({ headers: from, body }: Request, clientIp: string | undefined): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Spares the API a chunked body, which not every server reads; fetch refuses to send another length than this.
  const length = from.get('content-length');
  if (body && length !== null) headers.set('content-length', length);
  if (clientIp !== undefined) headers.set('x-forwarded-for', clientIp);
  return headers;
}

/** The headers the visitor gets. */
export function answerHeaders(from: Headers): Headers {
  const headers = new Headers(from);
  const named = from.get('connection')?.split(',') ?? [];
  for (const name of [...hopByHop, ...named, ...aboutTheOrigin]) {
    if (name.trim()) headers.delete(name.trim());
  }
  // fetch has unpacked the body.
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  // A page of the API, opened by its address, would run in this site's origin, where the tokens are.
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return headers;
}
