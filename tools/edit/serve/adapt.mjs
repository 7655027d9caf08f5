import { Transform } from 'node:stream';

/** @typedef {import('node:http').IncomingHttpHeaders} Headers */

const pointer = '<script src="/__edit/pointer.js" defer></script>';
const end = '</head>';

/**
 * An answer's headers, so that the editor's page may show it in its frame, and redirects stay behind the proxy.
 *
 * @param {Headers} headers
 * @param {{ inner: string, outer: string }} origins as `http://127.0.0.1:4400`
 * @param {boolean} longer whether something is put into the body
 * @returns {Headers}
 */
export function adaptHeaders(headers, { inner, outer }, longer) {
  const adapted = { ...headers };
  const policy = headers['content-security-policy'];
  if (policy !== undefined) {
    const same = (/** @type {string} */ one) =>
      one.replace(/frame-ancestors\s[^;,]*/g, "frame-ancestors 'self'");
    adapted['content-security-policy'] = Array.isArray(policy) ? policy.map(same).join(', ') : same(policy);
  }
  if (headers['x-frame-options'] !== undefined) adapted['x-frame-options'] = 'SAMEORIGIN';
  if (headers.location?.startsWith(inner)) adapted.location = outer + headers.location.slice(inner.length);
  if (longer) delete adapted['content-length'];
  return adapted;
}

/** @param {Headers} headers */
export const isHtml = (headers) => /^text\/html\b/.test(headers['content-type'] ?? '');

/**
 * Puts the script by which texts are pointed at into a page as it streams by.
 *
 * @param {(page: string) => void} whole is given the page as it came
 */
export function withPointer(whole) {
  const decoder = new TextDecoder();
  let page = '';
  /** What may be the first half of the place. */
  let rest = '';
  let done = false;

  /** @param {string} text */
  const put = (text) => {
    if (done) return text;
    const all = rest + text;
    const at = all.indexOf(end);
    if (at >= 0) {
      done = true;
      return all.slice(0, at) + pointer + all.slice(at);
    }
    rest = all.slice(1 - end.length);
    return all.slice(0, 1 - end.length);
  };

  return new Transform({
    transform(chunk, _, next) {
      const text = decoder.decode(chunk, { stream: true });
      page += text;
      next(null, put(text));
    },
    flush(next) {
      const text = decoder.decode();
      page += text;
      const last = put(text);
      whole(page);
      next(null, done ? last : last + rest);
    },
  });
}
