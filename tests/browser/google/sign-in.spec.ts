import type { Page } from '@playwright/test';
import { submitLogin } from '../../support/account-flows';
import { formOf, noTokens, openAccount, signOut, text, tokensOf } from '../../support/accounts';
import { accountRow } from '../../support/accounts-database';
import { newPerson, type Person } from '../../support/services/google';
import { blockScript, googleButton, serveScript, test } from '../../support/services/google-site';
import services from '../../support/services-build.json';
import { expect } from '../../support/test';

const hello = (page: Page, name = 'Ada Lovelace') => page.getByText(text('app.title', { name }));
const said = (page: Page, key: string) => page.getByRole('alert').filter({ hasText: text(key) });

/** Goes to the login and takes Google's button. */
async function takeButton(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: googleButton }).click();
}

test('the button opens an account, which keeps where its visitor came from @full', async ({
  page,
  withGoogle,
}) => {
  const { google, site } = withGoogle;
  const person = newPerson();
  const asked = await serveScript(page, google.credential(person));
  const newUsers = await countNewUsers(page);
  await page.goto('/login?channel=spring&invite_code=friend-1');
  const button = page.getByRole('button', { name: googleButton });
  await expect(button).toHaveAttribute('data-client', services.NEXT_PUBLIC_GOOGLE_CLIENT_ID);
  await button.click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(hello(page)).toBeVisible();
  expect(asked).toEqual(['https://accounts.google.com/gsi/client?hl=en_US']);
  expect(newUsers()).toBe(1);
  expect(accountRow(person.email, site.dataDir)).toEqual({
    ...{ channel: 'spring-1', invite_code: 'friend-1', name: person.name },
    ...{ has_password: 0, identities: 1 },
  });
  const { session, local, cookie } = await tokensOf(page);
  expect([local, cookie]).toEqual([session, session]);
});

test('the second time nobody is new @full', async ({ page, withGoogle }) => {
  const person = newPerson();
  const newUsers = await countNewUsers(page);
  for (const visit of [1, 2]) {
    await serveScript(page, withGoogle.google.credential(person));
    await takeButton(page);
    await expect(hello(page)).toBeVisible();
    if (visit === 1) {
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
    }
  }
  expect(newUsers()).toBe(1);
});

const refused: [name: string, options: object][] = [
  ['signed by another key', { forged: true }],
  ['made for another site', { audience: 'another-client.apps.googleusercontent.com' }],
  ['that has expired', { lifeS: -60 }],
];

for (const [name, options] of refused) {
  test(`a credential ${name} signs nobody in @full`, async ({ allowErrors, page, withGoogle }) => {
    const { google, site } = withGoogle;
    allowErrors();
    const person = newPerson();
    await serveScript(page, google.credential(person, options));
    await takeButton(page);
    await expect(said(page, 'google.errors.refused')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await tokensOf(page)).toEqual(noTokens);
    expect(accountRow(person.email, site.dataDir)).toBeUndefined();
  });
}

test('a credential of two parts is refused without asking the API @full', async ({
  page,
  request,
  withGoogle,
}) => {
  const [header, claims] = withGoogle.google.credential(newPerson()).split('.');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await serveScript(page, `${header}.${claims}`);
  await takeButton(page);
  await expect(said(page, 'google.errors.refused')).toBeVisible();
  // What the page asks by itself: to note the visit, and whether passkeys are offered.
  const own = /logPath|common\/setting/;
  expect(calls.filter((url) => url.includes('/api/') && !own.test(url))).toEqual([]);
  const answer = await request.post('/api/v1/common/jwtDecode', {
    data: { credential: `${header}.${claims}` },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_jwt', message: 'Invalid JWT format' });
});

test('a verified address opens the account that has it, with its password as before @full', async ({
  page,
  request,
  withGoogle,
}) => {
  const { google, site } = withGoogle;
  const account = await openAccount(request, site.dataDir);
  await serveScript(page, google.credential(newPerson({ email: account.email, hd: 'example.com' })));
  const newUsers = await countNewUsers(page);
  await takeButton(page);
  await expect(hello(page, account.nickname)).toBeVisible();
  expect(newUsers()).toBe(0);
  expect(accountRow(account.email, site.dataDir)).toMatchObject({ has_password: 1, identities: 1 });
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await submitLogin(page, account.email, account.password);
  await expect(hello(page, account.nickname)).toBeVisible();
});

test('where Google does not answer for an address, the password of its account is asked for once @full', async ({
  allowErrors,
  page,
  request,
  withGoogle,
}) => {
  allowErrors();
  const { google, site } = withGoogle;
  const account = await openAccount(request, site.dataDir);
  const person = newPerson({ email: account.email });
  await serveScript(page, google.credential(person));
  await takeButton(page);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ hasText: text('google.password.lead') });
  await expect(form).toBeVisible();
  expect(accountRow(account.email, site.dataDir)).toMatchObject({ identities: 0 });
  const field = form.getByLabel(text('fields.password'), { exact: true });
  const submit = form.getByRole('button', { name: text('google.password.submit') });
  await submit.click();
  await expect(form).toContainText(text('errors.passwordMissing'));
  await field.fill('not the password');
  await submit.click();
  await expect(form).toContainText(text('google.password.wrong'));
  await expect(form.getByRole('link', { name: text('login.forgot') })).toHaveAttribute('href', '/forget');
  await field.fill(account.password);
  await submit.click();
  await expect(hello(page, account.nickname)).toBeVisible();
  expect(accountRow(account.email, site.dataDir)).toMatchObject({ has_password: 1, identities: 1 });
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await serveScript(page, google.credential(person));
  await takeButton(page);
  await expect(hello(page, account.nickname)).toBeVisible();
});

test('an unverified address opens no account, neither a new one nor the one that has it @full', async ({
  allowErrors,
  page,
  request,
  withGoogle,
}) => {
  allowErrors();
  const { google, site } = withGoogle;
  const account = await openAccount(request, site.dataDir);
  const people: Person[] = [
    newPerson({ email: account.email, email_verified: false }),
    newPerson({ email_verified: false }),
  ];
  for (const person of people) {
    await page.unrouteAll();
    await serveScript(page, google.credential(person));
    await takeButton(page);
    await expect(said(page, 'google.errors.refused')).toBeVisible();
    expect(await tokensOf(page)).toEqual(noTokens);
  }
  expect(accountRow(account.email, site.dataDir)).toMatchObject({ identities: 0 });
  expect(accountRow(people[1]?.email ?? '', site.dataDir)).toBeUndefined();
});

test('where the script is blocked, the password still opens the account @full', async ({
  allowErrors,
  page,
  request,
  withGoogle,
}) => {
  allowErrors(/net::ERR_BLOCKED_BY_CLIENT/);
  const account = await openAccount(request, withGoogle.site.dataDir);
  await blockScript(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/gsi/client'));
  await page.goto('/login');
  await failed;
  await expect(formOf(page).button('google.start')).toBeVisible();
  await submitLogin(page, account.email, account.password);
  await expect(hello(page, account.nickname)).toBeVisible();
});

/** Counts how often this page, over its loads, tells that an account was opened. */
async function countNewUsers(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('reportNewUser', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    window.addEventListener('newUser', () =>
      (window as unknown as { reportNewUser: () => void }).reportNewUser(),
    );
  });
  return () => count;
}
