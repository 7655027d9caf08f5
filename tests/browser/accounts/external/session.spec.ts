import type { Page } from '@playwright/test';
import {
  listsOf,
  logIn,
  noTokens,
  registerAccount,
  signOut,
  text,
  tokensOf,
} from '../../../support/accounts';
import { blockStorage } from '../../../support/browser-storage';
import { test } from '../../../support/external-site';
import { expect } from '../../../support/test';

const hello = text('app.title', { name: 'Ada' });

/** The answers that the account page asks for by itself: none of them must meet the end of the session before the test does. */
function ownLists(page: Page) {
  return Promise.all(
    ['account/purchases', 'account/sessions', 'account/factors', 'practice', 'exam'].map((call) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/api/v1/${call}`)),
    ),
  );
}

test('a 401 in the middle ends the session and leads to the start of the site', async ({
  allowErrors,
  page,
  request,
  external,
}) => {
  allowErrors();
  const { accounts } = external.standIn;
  const account = await registerAccount(request, (email) => accounts.codeFor(email));
  const lists = ownLists(page);
  await logIn(page, account);
  await lists;
  accounts.endSessions(account.email);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await tokensOf(page)).toEqual(noTokens);
});

test('signing out in one tab signs out the other, and the API forgets the session @full', async ({
  page,
  context,
  request,
  external,
}) => {
  const { accounts } = external.standIn;
  await logIn(page, await registerAccount(request, (email) => accounts.codeFor(email)));
  const { session } = await tokensOf(page);
  const other = await context.newPage();
  await other.goto('/app');
  await expect(other.getByText(hello)).toBeVisible();
  await listsOf(other);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/$/);
  for (const tab of [page, other]) expect(await tokensOf(tab)).toEqual(noTokens);
  await expect(async () => expect(() => accounts.userOf(session ?? '')).toThrow('unauthorized')).toPass();
});

test('the back button after signing out shows nothing private @full', async ({ page, request, external }) => {
  await logIn(page, await registerAccount(request, (email) => external.standIn.accounts.codeFor(email)));
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
  await expect(page.getByText(hello)).toBeHidden();
});

test('signs in and out with storage blocked @full', async ({ page, request, external }) => {
  const account = await registerAccount(request, (email) => external.standIn.accounts.codeFor(email));
  await blockStorage(page, ['sessionStorage', 'localStorage']);
  const lists = ownLists(page);
  await logIn(page, account);
  await lists;
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('det_i18n_token');
});
