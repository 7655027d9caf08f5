import type { TestBackend } from './test-backend';

export const password = 'correct horse battery';

/** Asks for a code and reads it from the mail. Lets a minute pass first, after which another may be asked for. */
export async function receiveCode(
  site: TestBackend,
  email: string,
  scene: 'register' | 'reset',
): Promise<string> {
  site.pass(61_000);
  const answer = await site.call('/common/sesCode', { body: { email, scene, locale: 'en' } });
  if (answer.status !== 200) throw new Error(`sesCode answered ${answer.status}`);
  const code = /\r\n(\d{6})\r\n/.exec((await site.mailTo(email)) ?? '')?.[1];
  if (code === undefined) throw new Error(`There is no code in the mail to ${email}`);
  return code;
}

/** Verifies an address by mail. */
export async function receiveTicket(
  site: TestBackend,
  email: string,
  scene: 'register' | 'reset',
): Promise<string> {
  const code = await receiveCode(site, email, scene);
  const answer = await site.call<{ ticket: string }>('/common/sesCodeVerify', {
    body: { email, code, scene },
  });
  return answer.body.data.ticket;
}

/** Opens an account the way a visitor does, and returns its token. */
export async function registerUser(site: TestBackend, email: string, more: object = {}): Promise<string> {
  const ticket = await receiveTicket(site, email, 'register');
  const answer = await site.call<{ token: string }>('/common/register', {
    body: { email, password, nickname: 'Ada', ticket, type: 'pc', ...more },
  });
  if (answer.status !== 200) throw new Error(`register answered ${answer.status}`);
  return answer.body.data.token;
}

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
