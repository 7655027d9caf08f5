import { legalMentions } from '../../support/services/legal-mentions';
import { serveScript, test } from '../../support/services/google-site';
import { hydrated, serverPage } from '../../support/site';
import { expect } from '../../support/test';

test('the legal pages name every service that is switched on @full', async ({ request }) => {
  const found = await legalMentions(request);
  expect(Object.keys(found)).toHaveLength(30);
  expect(Object.entries(found).filter(([, isThere]) => !isThere)).toEqual([]);
});

test('Stripe’s script loads where something is bought, after the first sign of intent @full', async ({
  page,
}) => {
  await serveScript(page);
  const asked: string[] = [];
  await page.route('https://*.stripe.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.Stripe = () => ({})' });
  });
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(asked).toEqual([]);
  await page.locator('a[data-buy]').first().hover();
  await expect.poll(() => asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').hostname).toBe('js.stripe.com');
});

test('only pages where something is bought may load from Stripe @full', async ({ request }) => {
  for (const [path, allowed] of [
    ['/', true],
    ['/login', false],
    ['/de/courses', false],
    ['/pricing', true],
    ['/de/duolingo-practice-test', true],
    ['/mock-exam', true],
  ] as const) {
    const { headers } = await serverPage(request, path);
    expect(headers['content-security-policy']?.includes('stripe.com'), path).toBe(allowed);
  }
});
