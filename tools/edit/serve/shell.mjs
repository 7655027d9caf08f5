import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * The page of the editor, around the site. What it may load is said in its header; a form for longer texts makes styles of its own, for which
 * it gets the nonce.
 *
 * @returns {Promise<{ headers: Record<string, string>, html: string }>}
 */
export async function shell() {
  const page = await readFile(new URL('../panel/shell.html', import.meta.url), 'utf8');
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
    html: page.replace('<head>', `<head>\n    <meta name="csp-nonce" content="${nonce}" />`),
  };
}
