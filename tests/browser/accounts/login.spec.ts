import { bringCookie, formOf, newEmail, openAccount, text } from '../../support/accounts';
import { message } from '../../support/site';
import { full } from '../../support/full';
import { expect, test } from '../../support/test';

test('a wrong password stays on the page, says so and keeps what was entered', async ({
  allowErrors,
  page,
  request,
}) => {
  allowErrors();
  const { email, password } = await openAccount(request);
  await page.goto('/login?next=/de/pricing');
  const form = formOf(page);
  const answers: string[] = [];
  for (const address of [email, newEmail()]) {
    await form.email.fill(address);
    await form.password.fill('not the password');
    await form.submit('login').click();
    await expect(form.alert).toHaveText(text('errors.badCredentials'));
    answers.push((await form.alert.textContent()) ?? '');
    await expect(page).toHaveURL(/\/login\?next=\/de\/pricing$/);
    await expect(form.email).toHaveValue(address);
    await expect(form.password).toHaveValue('not the password');
  }
  expect(new Set(answers).size).toBe(1);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit('login').click();
  await expect(page).toHaveURL(/\/de\/pricing$/);
});

test('the Enter key sends the form once, however often it is pressed', async ({ page, request }) => {
  const { email, password } = await openAccount(request);
  let sent = 0;
  await page.route('**/api/v1/common/login', async (route) => {
    sent += 1;
    await expect(formOf(page).button('login.busy')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await route.continue();
  });
  await page.goto('/login');
  const form = formOf(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
  expect(sent).toBe(1);
});

const hostile = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '%0a//evil.example',
  'javascript:alert(document.domain)',
  'evil.example',
  '/..//evil.example',
  '/.//evil.example',
];

test('a target outside this site leads to the app home instead', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  // All of them are told apart in lib/account/next-target.test.ts.
  for (const next of full ? hostile : hostile.slice(0, 3)) {
    await page.goto(`/login?next=${next.includes('%') ? next : encodeURIComponent(next)}`, {
      waitUntil: 'commit',
    });
    await expect(page, next).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).origin, next).toBe(baseURL);
    await expect(page.getByText(text('app.title', { name: 'Ada' })), next).toBeVisible();
  }
});

test('a hostile target is refused after signing in by password too', async ({ page, request, baseURL }) => {
  const { email, password } = await openAccount(request);
  await page.goto('/de/login?next=%2F%2Fevil.example');
  const form = formOf(page, 'de');
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit('login').click();
  await expect(page).toHaveURL(`${baseURL}/de/app`);
});

const forVisitors = [
  ...['/login', '/register', '/forget'],
  ...['/register2', '/resetPassword', '/resetPasswordStep2'],
];

test('a user who is signed in already is led from every page for visitors to the app home @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  for (const path of forVisitors) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/app$/);
  }
});

test('a user who is signed in already is led to where the login was to lead', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await page.goto('/ja/login?next=/ja/pricing', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/ja\/pricing$/);
});

test('a user who is signed in already is not led from a second step back to the first meanwhile @full', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { token } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  for (const [step, first] of [
    ['/register2', '/register'],
    ['/resetPasswordStep2', '/forget'],
  ] as const) {
    asked.length = 0;
    await page.goto(step, { waitUntil: 'commit' });
    await expect(page, step).toHaveURL(/\/app$/);
    expect(asked, step).toContain('/api/v1/userInfo');
    expect(asked, step).not.toContain(first);
  }
});

test('a temporary user counts as a visitor @full', async ({ page, context, request, baseURL }) => {
  const { token, email } = await openAccount(request);
  await bringCookie(context, baseURL, token);
  await page.route('**/api/v1/userInfo', (route) =>
    route.fulfill({ json: { data: { id: '1', email, temp: true } } }),
  );
  const answered = page.waitForResponse(/userInfo/);
  await page.goto('/login');
  await answered;
  const form = formOf(page);
  await form.email.fill(email);
  await form.submit('login').click();
  await expect(form.password).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const header = page.getByRole('banner');
  const asked = page.waitForResponse(/userInfo/);
  await page.goto('/pricing');
  await asked;
  await expect(
    header.getByRole('link', { name: message('en', 'chrome', 'header.tryForFree') }),
  ).toBeVisible();
});

test('where a visitor came from is kept on every kind of page', async ({ page, context }) => {
  for (const [path, channel] of [
    ['/pricing', 'utm_source'],
    ['/login', 'channel_code'],
    ['/start-here', 'channel'],
  ] as const) {
    await page.goto(`${path}?${channel}=spring&invite=friend-1`);
    const kept = () => page.evaluate(() => localStorage.getItem('visit_origin') ?? '');
    await expect.poll(kept, path).toContain('"channel":"spring","invite":"friend-1"');
    await page.evaluate(() => localStorage.clear());
  }
  expect(await context.cookies()).toEqual([]);
});
