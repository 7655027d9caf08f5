import type { Route } from '@playwright/test';
import { submitLogin } from './support/account-flows';
import { bringCookie, expect, formOf, openAccount, test, text, watchBut } from './support/accounts';

const anyApi = '**/api/v1/**';

const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1><script>alert(1)</script>';
const troubles: [name: string, answer: (route: Route) => Promise<void>, words: string][] = [
  ['cannot be reached', (route) => route.abort('connectionrefused'), text('errors.network')],
  ['breaks off', (route) => route.abort('connectionreset'), text('errors.network')],
  [
    'answers 500 with a page of HTML',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }),
    text('errors.server'),
  ],
  [
    'answers 200 with a page of HTML',
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
    text('errors.server'),
  ],
  [
    'answers broken JSON',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"token":' }),
    text('errors.server'),
  ],
  [
    'answers JSON without a token',
    (route) => route.fulfill({ json: { data: { user: { id: 1 } } } }),
    text('errors.server'),
  ],
  ['answers nothing', (route) => route.fulfill({ status: 200, body: '' }), text('errors.server')],
  [
    'answers sealed JSON that cannot be opened',
    (route) => route.fulfill({ contentType: 'application/jose', body: 'a.b.c.d.e' }),
    text('errors.server'),
  ],
  [
    'cannot be reached behind the site',
    (route) => route.fulfill({ status: 502, json: { message: 'x', code: 'api_unreachable' } }),
    text('errors.network'),
  ],
  [
    'is too slow behind the site',
    (route) => route.fulfill({ status: 504, json: { message: 'x', code: 'api_timeout' } }),
    text('errors.timeout'),
  ],
  [
    'asks to wait',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '90' }, json: { message: 'x' } }),
    text('errors.slowDown', { time: '1:30' }),
  ],
  [
    'asks to wait without saying how long',
    (route) => route.fulfill({ status: 429, body: 'Too many' }),
    text('errors.slowDownLater'),
  ],
];

for (const [name, answer, words] of troubles) {
  test(`an API that ${name}: says so, loses nothing, and the next try works`, async ({ page, request }) => {
    const { expectQuiet } = watchBut(page, /Failed to load resource/);
    const { email, password, nickname } = await openAccount(request);
    await page.route(anyApi, answer, { times: 1 });
    await page.goto('/login');
    await submitLogin(page, email, password);
    const form = formOf(page);
    await expect(form.alert).toHaveText(words);
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue(password);
    await expect(page).toHaveURL(/\/login$/);
    await form.submit('login').click();
    await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
    expectQuiet();
  });
}

test('an API that does not answer is given up after ten seconds', async ({ page }) => {
  const { expectQuiet } = watchBut(page);
  await page.clock.install();
  await page.route(anyApi, () => undefined);
  await page.goto('/login');
  const asked = page.waitForRequest(/login/);
  await submitLogin(page, 'ada@example.com', 'correct horse battery');
  await asked;
  const form = formOf(page);
  await expect(form.button('login.busy')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(10_000);
  await expect(form.alert).toHaveText(text('errors.timeout'));
  await expect(form.submit('login')).toHaveAttribute('aria-disabled', 'false');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expectQuiet();
});

test('the first steps say so too and stay where they are', async ({ page }) => {
  await page.route(anyApi, (route) => route.abort('connectionrefused'));
  for (const [path, name] of [
    ['/register', 'register'],
    ['/forget', 'forget'],
  ] as const) {
    await page.goto(path);
    const form = formOf(page);
    await form.email.fill('ada@example.com');
    if (name === 'register') await form.nickname.fill('Ada');
    await form.submit(name).click();
    await expect(form.alert).toHaveText(text('errors.network'));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(form.email).toHaveValue('ada@example.com');
  }
});

test('a client that could not be downloaded is asked for again', async ({ page, request }) => {
  const { email, password, nickname } = await openAccount(request);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionrefused'));
  await submitLogin(page, email, password);
  const form = formOf(page);
  await expect(form.alert).not.toBeEmpty();
  await page.unrouteAll();
  await form.submit('login').click();
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
});

test('the app home says that it cannot load, and loads when asked again', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { expectQuiet } = watchBut(page, /Failed to load resource/);
  const { token, nickname } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await page.route(anyApi, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: html }));
  await page.goto('/app');
  const { alert, button } = formOf(page);
  // Beside it there is the empty place of messages about purchases.
  await expect(alert.filter({ hasText: text('app.failed') })).toBeVisible();
  await page.unrouteAll();
  await button('app.retry').click();
  await expect(page.getByText(text('app.title', { name: nickname }))).toBeVisible();
  expectQuiet();
});

test('a header whose API is in trouble stays the visitor’s, and the page works', async ({
  page,
  context,
  baseURL,
}) => {
  const { expectQuiet } = watchBut(page, /Failed to load resource/);
  await bringCookie(context, baseURL, 'x'.repeat(43));
  await page.route(anyApi, (route) => route.abort('connectionrefused'));
  const asked = page.waitForRequest(/userInfo/);
  await page.goto('/login');
  await asked;
  // Signing in is still possible, and says what is wrong.
  await submitLogin(page, 'ada@example.com', 'correct horse battery');
  await expect(formOf(page).alert).toHaveText(text('errors.network'));
  expectQuiet();
});
