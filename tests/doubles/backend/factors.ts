import { appCode, wrongAppCode } from './app-code';
import { cookieOf, logIn, password, registerFrom } from './accounts';
import type { Answer, TestBackend } from './test-backend';

interface SetUp {
  setup: string;
  secret: string;
  address: string;
}

export const startTwoStep = (site: TestBackend, token: string, body: object = {}) =>
  site.call<SetUp>('/account/two-step/start', { token, body });

export const confirmTwoStep = (
  site: TestBackend,
  token: string,
  setup: string,
  code: string,
  headers: Record<string, string> = {},
) => site.call<{ recoveryCodes: string[] }>('/account/two-step', { token, body: { setup, code }, headers });

/** An account with two-step login, and what its owner has. The clock stands in the step after the one that was used. */
export async function twoStepAccount(site: TestBackend, email: string, headers: Record<string, string> = {}) {
  const registered = await registerFrom(site, email, headers);
  const { token } = registered.body.data;
  const { setup, secret } = (await startTwoStep(site, token)).body.data;
  const browser = { ...headers, ...cookieOf(registered) };
  const code = appCode(secret, site.backend.deps.now());
  const confirmed = await confirmTwoStep(site, token, setup, code, browser);
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}`);
  site.pass(30_000);
  return {
    token,
    secret,
    recoveryCodes: confirmed.body.data.recoveryCodes,
    known: cookieOf(registered),
    code: () => appCode(secret, site.backend.deps.now()),
    wrongCode: () => wrongAppCode(secret, site.backend.deps.now()),
  };
}

/** A login that waits for its second step: the ticket, and what its browser sends from now on. */
export async function beginLogin(site: TestBackend, email: string, headers: Record<string, string> = {}) {
  const answer = (await logIn(site, email, password, headers)) as Answer<unknown> & {
    body: { ticket?: string };
  };
  const { ticket } = answer.body;
  if (answer.status !== 409 || ticket === undefined) throw new Error(`login answered ${answer.status}`);
  const cookie = [headers.cookie, cookieOf(answer).cookie].filter(Boolean).join('; ');
  return { answer, ticket, browser: { ...headers, cookie } };
}

export const secondStep = (
  site: TestBackend,
  { ticket, browser }: { ticket: string; browser: Record<string, string> },
  code: string,
) => site.call<{ token: string }>('/common/login/second', { body: { ticket, code }, headers: browser });
