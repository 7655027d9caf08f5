import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { formOf, noTokens, openAccount, signOut, text, tokensOf } from '../../support/accounts';
import { accountRow } from '../../support/accounts-database';
import { newPerson, type Person } from '../../support/services/google';
import { blockScript, servePage, test } from '../../support/services/google-site';
import { failedLoads } from '../../support/problems';
import { expect } from '../../support/test';

const userinfo = 'https://openidconnect.googleapis.com/v1/userinfo';

/** Starts a sign-in by this site's own button, which is there where Google's script is not. */
async function start(page: Page, path = '/login', locale: 'en' | 'de' = 'en'): Promise<void> {
  await blockScript(page);
  await page.goto(path);
  await formOf(page, locale).button('google.start').click();
}

/** Google's answer to the browser, which asks from this site's origin. */
async function serveUserinfo(page: Page, { email, name, picture }: Person): Promise<void> {
  await page.route(userinfo, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' },
      json: { email, name, picture },
    }),
  );
}

async function expectFailure(page: Page, words: string, locale: 'en' | 'de' = 'en'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${localizePath('/oauth', locale)}$`));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
  expect(await tokensOf(page)).toEqual(noTokens);
}

for (const [locale, path, target] of [
  ['en', '/login', '/app'],
  ['de', '/de/login?next=/de/pricing', '/de/pricing'],
] as const) {
  test(`an ID token leads on to ${target} @full`, async ({ allowErrors, page, withGoogle }) => {
    allowErrors(failedLoads);
    const { google, site } = withGoogle;
    const person = newPerson();
    await servePage(page, (sent) => ({
      id_token: google.credential(person, { nonce: sent.get('nonce') ?? '' }),
      state: sent.get('state') ?? '',
    }));
    await start(page, path, locale);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    expect((await tokensOf(page)).cookie).not.toBeNull();
    expect(accountRow(person.email, site.dataDir)).toMatchObject({ identities: 1 });
  });
}

test('an access token signs in whom Google says it belongs to @full', async ({
  allowErrors,
  page,
  withGoogle,
}) => {
  allowErrors(failedLoads);
  const { google } = withGoogle;
  const person = newPerson();
  await serveUserinfo(page, person);
  await servePage(page, (sent) => ({
    access_token: google.accessToken(person),
    state: sent.get('state') ?? '',
  }));
  await start(page);
  await expect(page.getByText(text('app.title', { name: person.name }))).toBeVisible();
});

test('a return for an address that Google does not answer for asks for the password of its account @full', async ({
  allowErrors,
  page,
  request,
  withGoogle,
}) => {
  allowErrors(failedLoads);
  const { google, site } = withGoogle;
  const account = await openAccount(request, site.dataDir);
  const person = newPerson({ email: account.email });
  await servePage(page, (sent) => ({
    id_token: google.credential(person, { nonce: sent.get('nonce') ?? '' }),
    state: sent.get('state') ?? '',
  }));
  await start(page, '/login?next=/de/pricing');
  await expect(page.getByText(text('google.password.lead'))).toBeVisible();
  await page.getByLabel(text('fields.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: text('google.password.submit') }).click();
  await expect(page).toHaveURL(/\/de\/pricing$/);
  expect(accountRow(account.email, site.dataDir)).toMatchObject({ identities: 1 });
});

test('an access token that Google does not know signs nobody in, whatever the browser says @full', async ({
  allowErrors,
  page,
}) => {
  allowErrors(failedLoads);
  await serveUserinfo(page, newPerson());
  await servePage(page, (sent) => ({ access_token: 'made-up', state: sent.get('state') ?? '' }));
  await start(page);
  await expectFailure(page, text('google.errors.refused'));
});

test('a token that nobody asked for in this tab signs nobody in @full', async ({ page, withGoogle }) => {
  const { google } = withGoogle;
  await page.goto(`/oauth#id_token=${google.credential(newPerson())}&state=forged`);
  await expectFailure(page, text('oauth.errors.state'));
});

test('a return with another state or nonce signs nobody in @full', async ({
  allowErrors,
  page,
  withGoogle,
}) => {
  allowErrors(failedLoads);
  const { google } = withGoogle;
  for (const [state, nonce] of [
    ['wrong', undefined],
    [undefined, 'wrong'],
  ]) {
    await page.unrouteAll();
    await servePage(page, (sent) => ({
      id_token: google.credential(newPerson(), { nonce: nonce ?? sent.get('nonce') ?? '' }),
      state: state ?? sent.get('state') ?? '',
    }));
    await start(page);
    await expectFailure(page, text('oauth.errors.state'));
  }
});

test('a visitor who cancelled at Google reads so, in his language @full', async ({ allowErrors, page }) => {
  allowErrors(failedLoads);
  await servePage(page, (sent) => ({ error: 'access_denied', state: sent.get('state') ?? '' }));
  await start(page, '/de/login', 'de');
  await expectFailure(page, text('oauth.errors.cancelled', {}, 'de'), 'de');
});

for (const [query, key] of [
  ['?error=server_error', 'oauth.errors.refused'],
  ['?code=abc&state=x', 'oauth.errors.unsupported'],
] as const) {
  test(`a return with ${query} says what is wrong @full`, async ({ page }) => {
    await page.goto(`/oauth${query}`);
    await expectFailure(page, text(key));
  });
}

test('a return cannot be used twice @full', async ({ allowErrors, page, withGoogle }) => {
  allowErrors(failedLoads);
  const { google } = withGoogle;
  let returned = '';
  await servePage(page, (sent) => {
    const fragment = {
      id_token: google.credential(newPerson(), { nonce: sent.get('nonce') ?? '' }),
      state: sent.get('state') ?? '',
    };
    returned = `${new URLSearchParams(fragment)}`;
    return fragment;
  });
  await start(page);
  await expect(page).toHaveURL(/\/app$/);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/oauth#${returned}`);
  await expectFailure(page, text('oauth.errors.state'));
});
