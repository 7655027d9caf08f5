import type { APIRequestContext } from '@playwright/test';
import { countDocuments } from '../../support/deployment/documents';
import { fullUnless } from '../../support/full';
import { hydrated, matches, message } from '../../support/site';
import { failedLoads } from '../../support/problems';
import { expect, test } from '../../support/test';

const locales = ['en', 'de'] as const;
const prefix = { en: '', de: '/de' };

for (const locale of locales) {
  test(`what fails everywhere shows the error page, and works when tried again: ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
    allowErrors,
    baseURL,
  }) => {
    allowErrors(/A fault of this test/);
    const text = (key: string) => message(locale, 'error', key);
    // Whatever stands in the root layout and looks at where the visitor came from.
    await page.addInitScript(() => {
      Object.assign(window, { isFaulty: true });
      Object.defineProperty(document, 'referrer', {
        get: () => {
          if ((window as unknown as { isFaulty: boolean }).isFaulty) throw new Error('A fault of this test');
          return '';
        },
      });
    });
    await page.goto(`${prefix[locale]}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'));
    await expect(page).toHaveTitle(text('title'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const home = page.getByRole('link', { name: text('home') });
    expect(await home.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
      `${baseURL}${prefix[locale] || '/'}`,
    );
    // Its style sheet is there.
    await expect(home).toHaveCSS('border-top-style', 'solid');

    await page.evaluate(() => Object.assign(window, { isFaulty: false }));
    await page.getByRole('button', { name: text('retry') }).click();
    await expect(page).toHaveTitle(message(locale, 'meta', 'pricing.title'));
  });
}

test('a page whose script cannot be had is loaded once more, and within ten seconds says so in its language @full', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(failedLoads);
  allowErrors(/Failed to load chunk/);
  const [home, login] = await Promise.all([scriptsOf(request, '/de'), scriptsOf(request, '/de/login')]);
  const own = login.filter((script) => !home.includes(script));
  for (const script of own) await page.route(`**${script}`, (route) => route.abort());
  await page.clock.setFixedTime('2026-03-01T10:00:00Z');
  const heading = page.getByRole('heading', { level: 1 });
  const follow = async () => {
    await page.goto('/de');
    await hydrated(page);
    const loads = countDocuments(page);
    await page.locator('header a[href="/de/login"]').first().click();
    await expect(page).toHaveURL(/\/de\/login$/);
    return loads;
  };
  const first = await follow();
  await expect.poll(first).toBe(1);
  await expect(heading).toHaveText(message('de', 'account', 'login.title'));

  const second = await follow();
  await expect(heading).toHaveText(message('de', 'error', 'title'));
  expect(second()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: message('de', 'error', 'retry') }).click();
  await expect(heading).toHaveText(message('de', 'account', 'login.title'));
});

/** The scripts that the document of a page names. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return matches(html, /<script[^>]* src="([^"]+)"/g);
}
