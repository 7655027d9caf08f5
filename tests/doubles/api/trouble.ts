import { createCipheriv, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { send, type Answer } from './wire';

/**
 * What a test can make of the answers to one user: none at all, JSON that is none, a page of HTML, a connection that ends in the
 * middle, an answer sealed with this key (base64url of 32 bytes), dates as numbers, or no longer knowing the session.
 */
export type Trouble =
  | { kind: 'silence' | 'garbage' | 'html500' | 'cut' | 'epochSeconds' | 'epochMilliseconds' }
  | { kind: 'sealed'; key: string };

/** Writes an answer the way the trouble has it. */
export async function sendTroubled(
  response: ServerResponse,
  answer: Answer,
  trouble: Trouble,
): Promise<void> {
  switch (trouble.kind) {
    case 'silence':
      // The socket stays open until the site gives up.
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"data":{"token":\u0000');
      return;
    case 'html500':
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        '<!doctype html><title>500</title><h1>Server error</h1><script>document.title="run"</script>',
      );
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
      return;
    case 'sealed':
      response.writeHead(answer.status, { ...answer.headers, 'content-type': 'application/jose' });
      response.end(seal(answer.body, trouble.key));
      return;
    case 'epochSeconds':
      return send(
        response,
        withDates(answer, (date) => Math.floor(date.getTime() / 1000)),
      );
    case 'epochMilliseconds':
      return send(
        response,
        withDates(answer, (date) => date.getTime()),
      );
  }
}

/** A compact JWE (RFC 7516) with the key itself: no encrypted key between the header and the nonce. */
function seal(body: unknown, key: string): string {
  const header = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce).setAAD(
    Buffer.from(header),
  );
  const sealed = Buffer.concat([cipher.update(JSON.stringify(body)), cipher.final()]);
  const parts = [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [header, '', ...parts].join('.');
}

function withDates(answer: Answer, write: (date: Date) => number): Answer {
  const isDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
  const body = JSON.parse(JSON.stringify(answer.body), (_, value: unknown) =>
    typeof value === 'string' && isDate.test(value) ? write(new Date(value)) : value,
  ) as Answer['body'];
  return { ...answer, body };
}
