import { readdirSync } from 'node:fs';
import { submitLogin } from '../../../support/account-flows';
import { bringCookie, formOf, logIn, registerAccount, text } from '../../../support/accounts';
import { fullUnless } from '../../../support/full';
import { test } from '../../../support/external-site';
import { message } from '../../../support/site';
import { freePort } from '../../../support/site-server';
import { expect } from '../../../support/test';
import { failedLoads } from '../../../support/problems';

const password = 'correct horse battery';
const hello = text('app.title', { name: 'Ada' });

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
  test(`an API that ${name}: says so, loses nothing, and the next try works${fullUnless(name.includes('garbage'))}`, async ({
    allowErrors,
    page,
    request,
    external,
  }) => {
    allowErrors(failedLoads);
    const { standIn } = external;
    const { email, password } = await registerAccount(request, (email) => standIn.accounts.codeFor(email));
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
  });
}

test('an API that stays silent is given up by the site, which says so @full', async ({
  allowErrors,
  page,
  request,
  external,
}) => {
  allowErrors(failedLoads);
  const { standIn } = external;
  const { email, password } = await registerAccount(request, (email) => standIn.accounts.codeFor(email));
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
  test(`reads the end of a plan as ${kind}${fullUnless(kind === 'epochSeconds')}`, async ({
    page,
    context,
    request,
    baseURL,
    external,
  }) => {
    const { standIn } = external;
    const { email, token } = await registerAccount(request, (email) => standIn.accounts.codeFor(email));
    const user = standIn.accounts.userOf(token);
    user.vipEndTime = Date.UTC(2099, 4, 6, 12);
    standIn.trouble(email, '/userInfo', { kind });
    await bringCookie(context, baseURL, token);
    await page.goto('/app');
    await expect(page.getByRole('main')).toContainText(text('app.planUntil', { date: 'May 6, 2099' }));
  });
}

test('an API that is down: the site says so and starts no API of its own @full', async ({
  allowErrors,
  page,
  startSite,
}) => {
  allowErrors(failedLoads);
  const { origin, dataDir } = await startSite({ API_BASE_URL: `http://localhost:${await freePort()}/v1` });
  await page.goto(`${origin}/login`);
  const answered = page.waitForResponse(/common\/login/);
  await submitLogin(page, 'ada@example.com', password);
  expect((await answered).status()).toBe(502);
  await expect(formOf(page).alert).toHaveText(text('errors.network'));
  expect(readdirSync(dataDir)).toEqual([]);
});

test('the API of another service gets only the parts it has calls for', async ({
  page,
  request,
  external,
}) => {
  const { accounts, arrivals } = external.standIn;
  const before = arrivals.length;
  await logIn(page, await registerAccount(request, (email) => accounts.codeFor(email)));
  await expect
    .poll(() =>
      arrivals
        .slice(before)
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/account/'))
        .toSorted(),
    )
    .toEqual(['/account/factors', '/account/purchases', '/account/sessions']);
  await expect(page.getByText(message('en', 'app', 'loading'))).toHaveCount(0);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([text('app.exam.title'), text('app.courses'), message('en', 'app', 'own.title')]);
  await expect(page.getByRole('button', { name: text('app.signOut') })).toHaveCount(1);
  const change = message('en', 'app', 'name.change');
  await expect(page.getByRole('button', { name: change, exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
