/** Bytes of one answer; a model's is far shorter. */
const mostBytes = 4_000_000;

/** What the service is told with a request; the client would also say on which system it runs. */
const toldHeaders = ['accept', 'authorization', 'content-type'];

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Sends what is below an address, and nothing elsewhere: a redirect is an error, for it could name another host. An answer that does not
 * end is cut off.
 *
 * @param base as `AI_BASE_URL`
 * @throws TypeError for an address that is not below it
 */
export const guardedFetch =
  (base: string): Fetch =>
  async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${base}/`)) throw new TypeError('Not an address of the connected service');
    const given = new Headers(init.headers);
    const headers = Object.fromEntries([...given].filter(([name]) => toldHeaders.includes(name)));
    const response = await fetch(address, { ...init, headers, redirect: 'error' });
    const { status, statusText, headers: answered } = response;
    // An answer that has begun does not end with the signal of its request, once that request has been collected as garbage.
    const until = init.signal ? { signal: init.signal } : {};
    return new Response(response.body?.pipeThrough(limitedTo(mostBytes), until) ?? null, {
      status,
      statusText,
      headers: answered,
    });
  };

function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new RangeError('The answer is too long'));
      else controller.enqueue(chunk);
    },
  });
}
