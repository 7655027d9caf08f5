import type { APIRequestContext } from '@playwright/test';
import { localizePath } from '../lib/i18n/paths';
import { expect, test as withoutServices } from './support/accounts';
import { serveScript, test } from './support/google-site';
import { folded, matches, message, serverPage, watch } from './support/site';

const languages = ['en', 'de', 'ja'] as const;
const legalPages = [
  ['/privacy-policy', 'privacy'],
  ['/cookie', 'cookies'],
] as const;

/** The titles of paragraphs about Google and Stripe, and whether the legal pages have them. */
async function mentions(request: APIRequestContext): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const locale of languages) {
    for (const [path, section] of legalPages) {
      const { html } = await serverPage(request, localizePath(path, locale));
      const titles = matches(html, /<h2[^>]*>([^<]*)<\/h2>/g).map(folded);
      for (const service of ['google', 'stripe']) {
        const title = folded(message(locale, 'company', `${section}.${service}.title`));
        found[`${locale} ${path} ${title}`] = titles.includes(title);
      }
    }
  }
  return found;
}

test('the legal pages name Google and Stripe where they are switched on', async ({ request }) => {
  const found = await mentions(request);
  expect(Object.keys(found)).toHaveLength(12);
  expect(Object.entries(found).filter(([, isThere]) => !isThere)).toEqual([]);
});

withoutServices('the legal pages name neither where they are off', async ({ request }) => {
  expect(Object.entries(await mentions(request)).filter(([, isThere]) => isThere)).toEqual([]);
});

test('Stripe’s script loads where something is bought, after the first sign of intent', async ({ page }) => {
  const { expectQuiet } = watch(page);
  await serveScript(page);
  const asked: string[] = [];
  await page.route('https://*.stripe.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.Stripe = () => ({})' });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.locator('a[data-buy]').first().hover();
  await expect.poll(() => asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').hostname).toBe('js.stripe.com');
  expectQuiet();
});

test('only pages where something is bought may load from Stripe', async ({ request }) => {
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
