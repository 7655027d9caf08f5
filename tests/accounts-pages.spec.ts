import AxeBuilder from '@axe-core/playwright';
import { localizePath } from '../lib/i18n/paths';
import type { Flow, Pending } from '../lib/session/pending';
import { bringCookie, expect, formOf, openAccount, test, text, watchBut } from './support/accounts';
import { hydrated, watch } from './support/site';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const pages = ['login', 'register', 'register2', 'forget', 'resetPassword', 'resetPasswordStep2'] as const;

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** Stands in for the first steps of both flows. */
async function keepSteps(page: Page): Promise<void> {
  const state: Pending = { email: 'ada@example.com', nickname: 'Ada', resendAt: 0, ticket: 't' };
  await page.addInitScript(
    ([flows, kept]) => {
      for (const flow of flows) sessionStorage.setItem(`pending_${flow}`, kept);
    },
    [['register', 'reset'] satisfies Flow[], JSON.stringify(state)] as const,
  );
}

for (const locale of ['en', 'de'] as const) {
  test.describe(`on a 360 px screen in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 780 }, colorScheme: locale === 'de' ? 'dark' : 'light' });

    for (const name of pages) {
      test(`axe finds nothing on ${name}, empty and with errors, and it fits`, async ({ page }) => {
        const { expectQuiet } = watch(page);
        await keepSteps(page);
        await page.goto(localizePath(`/${name}`, locale));
        await hydrated(page);
        const form = formOf(page, locale);
        await expect(form.submit(name)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        await form.submit(name).click();
        await expect(form.alert).toHaveText(text('errors.summary', {}, locale));
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expectQuiet();
      });
    }

    test('axe finds nothing on the app home', async ({ page, context, request, baseURL }) => {
      const { expectQuiet } = watch(page);
      const { token, nickname } = await openAccount(request);
      await bringCookie(context, baseURL, token);
      await page.goto(localizePath('/app', locale));
      await expect(page.getByText(text('app.title', { name: nickname }, locale))).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expectQuiet();
    });
  });
}

/** Words that only the API client's own code holds. */
const clientMark = 'The answer of the API cannot be read';

test('a visitor downloads nothing of the API client and asks the API for current prices alone', async ({
  page,
}) => {
  const { expectQuiet } = watchBut(page);
  const scripts: Promise<{ url: string; client: boolean }>[] = [];
  const calls: string[] = [];
  const prices = ['/api/v1/common/setting', '/api/v1/common/vips'];
  page.on('response', (response) => {
    const url = response.url();
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/')) calls.push(pathname);
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.text().then((code) => ({ url, client: code.includes(clientMark) })));
  });
  await page.goto('/pricing');
  await expect.poll(() => calls.toSorted()).toEqual(prices);
  for (const path of ['/', '/de/courses', '/login', '/register']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
  }
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(({ client }) => client)).toEqual([]);
  expect(calls.toSorted()).toEqual(prices);

  // It comes with the first form that is sent, which also shows that the mark is still the client's.
  const form = formOf(page);
  await form.email.fill('ada@example.com');
  await form.nickname.fill('Ada');
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 429 }));
  await form.submit('register').click();
  await expect(form.alert).toHaveText(text('errors.slowDownLater'));
  expect((await Promise.all(scripts)).some(({ client }) => client)).toBe(true);
  expect(calls).toHaveLength(prices.length + 1);
  expectQuiet();
});
