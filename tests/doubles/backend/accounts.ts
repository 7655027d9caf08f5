import type { Scene } from '@/lib/api/contract/fields';
import type { Answer, TestBackend } from './test-backend';

export const password = 'correct horse battery';

/** A code from the mail, and the challenge it answers. */
export interface ReceivedCode {
  email: string;
  scene: Scene;
  code: string;
  challenge: string;
}

type Headers = Record<string, string>;

/** Asks for a code and reads it from the mail. Lets a minute pass first, after which another may be asked for. */
export async function receiveCode(
  site: TestBackend,
  email: string,
  scene: Scene,
  headers: Headers = {},
): Promise<ReceivedCode> {
  site.pass(61_000);
  const answer = await askForCode(site, email, scene, headers);
  if (answer.status !== 200) throw new Error(`sesCode answered ${answer.status}`);
  const code = /\r\n(\d{6})\r\n/.exec((await site.mailTo(email)) ?? '')?.[1];
  if (code === undefined) throw new Error(`There is no code in the mail to ${email}`);
  return { email, scene, code, challenge: answer.body.data.challenge };
}

export const askForCode = (site: TestBackend, email: string, scene: Scene, headers: Headers = {}) =>
  site.call<{ challenge: string }>('/common/sesCode', { body: { email, scene, locale: 'en' }, headers });

export const tryCode = (site: TestBackend, body: Partial<ReceivedCode>, headers: Headers = {}) =>
  site.call<{ ticket: string }>('/common/sesCodeVerify', { body, headers });

export const logIn = (site: TestBackend, email: string, attempt: string, headers: Headers = {}) =>
  site.call<{ token: string }>('/common/login', {
    body: { email, password: attempt, type: 'pc' },
    headers,
  });

/** The header by which a browser sends back the cookie of an answer. */
export function cookieOf({ headers }: Answer<unknown>): { cookie: string } {
  return {
    cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  };
}

/** Verifies an address by mail. */
export async function receiveTicket(
  site: TestBackend,
  email: string,
  scene: Scene,
  headers: Headers = {},
): Promise<string> {
  const answer = await tryCode(site, await receiveCode(site, email, scene, headers), headers);
  return answer.body.data.ticket;
}

/** Opens an account the way a visitor does, and returns its token. */
export async function registerUser(site: TestBackend, email: string, more: object = {}): Promise<string> {
  return (await registerFrom(site, email, {}, more)).body.data.token;
}

/** Opens an account from somewhere; the answer tells what the browser there keeps. */
export async function registerFrom(site: TestBackend, email: string, headers: Headers, more: object = {}) {
  const ticket = await receiveTicket(site, email, 'register', headers);
  const answer = await site.call<{ token: string }>('/common/register', {
    body: { email, password, nickname: 'Ada', ticket, type: 'pc', ...more },
    headers,
  });
  if (answer.status !== 200) throw new Error(`register answered ${answer.status}`);
  return answer;
}

/** The same with a code that is not this one. */
export const wrong = (received: ReceivedCode): ReceivedCode => ({
  ...received,
  code: String((Number(received.code) + 1) % 1_000_000).padStart(6, '0'),
});
