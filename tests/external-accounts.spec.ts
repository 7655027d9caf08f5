import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import {
  askToRegister,
  askToReset,
  enterResetCode,
  finishRegistering,
  submitLogin,
} from './support/account-flows';
import {
  bringCookie,
  expect,
  formOf,
  logIn,
  newEmail,
  noTokens,
  openAccount,
  otherCode,
  text,
  tokensOf,
  watchBut,
} from './support/accounts';
import { blockStorage } from './support/browser-storage';
import { test } from './support/external-site';
import services from './support/services-build.json';
import { watch } from './support/site';
import { freePort } from './support/site-server';

const password = 'correct horse battery';
const hello = text('app.title', { name: 'Ada' });
const signOut = text('app.signOut');

/** The answers that the account page asks for by itself: they must not meet the end of the session before the test does. */
function ownLists(page: Page) {
  return Promise.all(
    ['purchases', 'sessions'].map((name) =>
      page.waitForResponse((response) => response.url().endsWith(`/account/${name}`)),
    ),
  );
}

test.afterAll(({ external }) => {
  // Beside an external API the embedded one must never have been started: it would have made its database here.
  expect(readdirSync(external.site.dataDir)).toEqual([]);
});

test('opens an account, with where the visitor came from and the address he has', async ({
  page,
  external,
}) => {
  const { expectQuiet } = watch(page);
  const { accounts, arrivals } = external.standIn;
  const email = newEmail();
  await page.goto('/?channel=spring&invite=friend-1');
  await askToRegister(page, email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await expect(page.getByText(hello)).toBeVisible();
  expect(accounts.users.get(email)).toMatchObject({
    origin: { channel: 'spring', invite_code: 'friend-1' },
  });
  const { session, local, cookie } = await tokensOf(page);
  expect(accounts.userOf(session ?? '').email).toBe(email);
  expect([local, cookie]).toEqual([session, session]);
  const own = arrivals.filter(({ body }) => body.email === email);
  expect(own.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /common/sesCode',
    'POST /common/sesCodeVerify',
    'POST /common/register',
  ]);
  for (const { headers } of own) expect(headers['x-forwarded-for']).toMatch(/^198\.18\.\d+\.\d+$/);
  expectQuiet();
});

test('a wrong code says so, keeps what was entered, and the right one still works', async ({
  page,
  external,
}) => {
  const email = newEmail();
  await askToRegister(page, email);
  const code = external.standIn.accounts.codeFor(email);
  const form = formOf(page);
  await finishRegistering(page, otherCode(code), password);
  await expect(form.alert).toHaveText(text('errors.badCode'));
  await expect(page).toHaveURL(/\/register2$/);
  await expect(form.newPassword).toHaveValue(password);
  await finishRegistering(page, code, password);
  await expect(page.getByText(hello)).toBeVisible();
});

test('an API that binds codes to the address and answers true works as well', async ({ page, external }) => {
  const { accounts, arrivals } = external.standIn;
  const email = newEmail();
  accounts.bindCodesToAddress(email);
  await askToRegister(page, email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await expect(page.getByText(hello)).toBeVisible();
  const verified = arrivals.filter(
    ({ path, body }) => path === '/common/sesCodeVerify' && body.email === email,
  );
  expect(verified.map(({ body }) => 'challenge' in body)).toEqual([false]);
});

test('the code of the first mail still works after a second one', async ({ page, external }) => {
  await page.clock.install();
  const { accounts } = external.standIn;
  const email = newEmail();
  await askToRegister(page, email);
  const first = accounts.codeFor(email);
  accounts.passMinute(email);
  await page.clock.fastForward(61_000);
  await formOf(page).button('code.resend').click();
  await expect(page.getByRole('status').filter({ hasText: text('code.sent') })).toBeVisible();
  await finishRegistering(page, first, password);
  await expect(page.getByText(hello)).toBeVisible();
});

test('an expired code says so', async ({ page, external }) => {
  const { accounts } = external.standIn;
  const email = newEmail();
  await askToRegister(page, email);
  accounts.expire(email);
  await finishRegistering(page, accounts.codeFor(email), password);
  await expect(formOf(page).alert).toHaveText(text('errors.badCode'));
  expect(accounts.users.has(email)).toBe(false);
});

test('a new password ends the sessions in other browsers, and only it opens the account', async ({
  page,
  browser,
  request,
  baseURL,
  external,
}) => {
  const { accounts } = external.standIn;
  const account = await openAccount(request, (email) => accounts.codeFor(email));
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logIn(other, account);

  await askToReset(page, account.email);
  await enterResetCode(page, accounts.codeFor(account.email, 'reset'));
  await expect(page).toHaveURL(/\/resetPasswordStep2$/);
  const form = formOf(page);
  await form.newPassword.fill('a new horse, a new battery');
  await form.submit('resetPasswordStep2').click();
  await expect(page.getByRole('status')).toContainText(text('resetPasswordStep2.done'));

  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=%2Fapp#account$/);
  expect(await tokensOf(other)).toEqual(noTokens);
  await elsewhere.close();

  await page.getByRole('link', { name: text('resetPasswordStep2.login') }).click();
  await submitLogin(page, account.email, account.password);
  await expect(form.alert).toHaveText(text('errors.badCredentials'));
  await submitLogin(page, account.email, 'a new horse, a new battery');
  await expect(page.getByText(hello)).toBeVisible();
});

test('a wrong password stays on the page', async ({ page, request, external }) => {
  const { expectQuiet } = watchBut(page);
  const account = await openAccount(request, (email) => external.standIn.accounts.codeFor(email));
  await page.goto('/login');
  await submitLogin(page, account.email, 'not the password');
  const form = formOf(page);
  await expect(form.alert).toHaveText(text('errors.badCredentials'));
  await expect(page).toHaveURL(/\/login$/);
  await expect(form.email).toHaveValue(account.email);
  expectQuiet();
});

test('a 401 in the middle ends the session and leads to the start of the site', async ({
  page,
  request,
  external,
}) => {
  const { accounts } = external.standIn;
  const account = await openAccount(request, (email) => accounts.codeFor(email));
  const lists = ownLists(page);
  await logIn(page, account);
  await lists;
  accounts.endSessions(account.email);
  await page.getByRole('button', { name: signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await tokensOf(page)).toEqual(noTokens);
});

const troubles = [
  ['answers garbage', { kind: 'garbage' }, 'server'],
  ['answers 500 with a page of HTML', { kind: 'html500' }, 'server'],
  ['hangs up in the middle of its answer', { kind: 'cut' }, 'network'],
  [
    'seals its answers with a key that this build does not have',
    { kind: 'sealed', key: 'A'.repeat(43) },
    'server',
  ],
] as const;

for (const [name, trouble, words] of troubles) {
  test(`an API that ${name}: says so, loses nothing, and the next try works`, async ({
    page,
    request,
    external,
  }) => {
    const { expectQuiet } = watchBut(page, /Failed to load resource/);
    const { standIn } = external;
    const { email, password } = await openAccount(request, (email) => standIn.accounts.codeFor(email));
    standIn.trouble(email, '/common/login', trouble);
    await page.goto('/login');
    await submitLogin(page, email, password);
    const form = formOf(page);
    await expect(form.alert).toHaveText(text(`errors.${words}`));
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue(password);
    standIn.heal(email);
    await form.submit('login').click();
    await expect(page.getByText(hello)).toBeVisible();
    expectQuiet();
  });
}

test('an API that stays silent is given up by the site, which says so', async ({
  page,
  request,
  external,
}) => {
  const { standIn } = external;
  const { email, password } = await openAccount(request, (email) => standIn.accounts.codeFor(email));
  standIn.trouble(email, '/common/login', { kind: 'silence' });
  await page.goto('/login');
  const answered = page.waitForResponse(/common\/login/, { timeout: 15_000 });
  await submitLogin(page, email, password);
  const answer = await answered;
  expect(answer.status()).toBe(504);
  expect(await answer.json()).toMatchObject({ code: 'api_timeout' });
  await expect(formOf(page).alert).toHaveText(text('errors.timeout'));
});

for (const kind of ['epochSeconds', 'epochMilliseconds'] as const) {
  test(`reads the end of a plan as ${kind}`, async ({ page, context, request, baseURL, external }) => {
    const { standIn } = external;
    const { email, token } = await openAccount(request, (email) => standIn.accounts.codeFor(email));
    const user = standIn.accounts.userOf(token);
    user.vipEndTime = Date.UTC(2099, 4, 6, 12);
    standIn.trouble(email, '/userInfo', { kind });
    await bringCookie(context, baseURL, token);
    await page.goto('/app');
    await expect(page.getByRole('main')).toContainText(text('app.planUntil', { date: 'May 6, 2099' }));
  });
}

test('signing out in one tab signs out the other, and the API forgets the session', async ({
  page,
  context,
  request,
  external,
}) => {
  const { accounts } = external.standIn;
  await logIn(page, await openAccount(request, (email) => accounts.codeFor(email)));
  const { session } = await tokensOf(page);
  const other = await context.newPage();
  await other.goto('/app');
  await expect(other.getByText(hello)).toBeVisible();
  await page.getByRole('button', { name: signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/$/);
  for (const tab of [page, other]) expect(await tokensOf(tab)).toEqual(noTokens);
  await expect(async () => expect(() => accounts.userOf(session ?? '')).toThrow('unauthorized')).toPass();
});

test('the back button after signing out shows nothing private', async ({ page, request, external }) => {
  await logIn(page, await openAccount(request, (email) => external.standIn.accounts.codeFor(email)));
  await page.getByRole('button', { name: signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fapp#account$/);
  await expect(page.getByText(hello)).toBeHidden();
});

test('signs in and out with storage blocked', async ({ page, request, external }) => {
  const { expectQuiet } = watch(page);
  const account = await openAccount(request, (email) => external.standIn.accounts.codeFor(email));
  await blockStorage(page, ['sessionStorage', 'localStorage']);
  const lists = ownLists(page);
  await logIn(page, account);
  await lists;
  await page.getByRole('button', { name: signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('det_i18n_token');
  expectQuiet();
});

test('reads answers that are sealed with the key of the build', async ({
  page,
  request,
  startSite,
  external,
}) => {
  const { standIn } = external;
  const { NEXT_PUBLIC_API_JWE_KEY: key } = services;
  const { email, password } = await openAccount(request, (email) => standIn.accounts.codeFor(email));
  standIn.trouble(email, '/common/login', { kind: 'sealed', key });
  standIn.trouble(email, '/userInfo', { kind: 'sealed', key });
  const { origin } = await startSite({ ...services, API_BASE_URL: standIn.baseUrl });
  await page.goto(`${origin}/login`);
  await submitLogin(page, email, 'not the password');
  await expect(formOf(page).alert.first()).toHaveText(text('errors.badCredentials'));
  await submitLogin(page, email, password);
  await expect(page.getByText(hello)).toBeVisible();
});

test('an API that is down: the site says so and starts no API of its own', async ({ page, startSite }) => {
  const { expectQuiet } = watchBut(page, /Failed to load resource/);
  const { origin, dataDir } = await startSite({ API_BASE_URL: `http://localhost:${await freePort()}/v1` });
  await page.goto(`${origin}/login`);
  const answered = page.waitForResponse(/common\/login/);
  await submitLogin(page, 'ada@example.com', password);
  expect((await answered).status()).toBe(502);
  await expect(formOf(page).alert).toHaveText(text('errors.network'));
  expect(readdirSync(dataDir)).toEqual([]);
  expectQuiet();
});
