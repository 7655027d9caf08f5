import { expect, test } from '@playwright/test';
import { locales } from '../lib/i18n/locales';
import { localizePath } from '../lib/i18n/paths';
import { pageRoutes } from '../lib/site/routes';
import { hydrated, message, watch } from './support/site';

test('every page has the same safe headers, and a policy without unsafe sources', async ({ request }) => {
  for (const url of ['/', '/de/courses', '/success/1', '/login', '/start-here', '/nope']) {
    const { headers: read } = await request.get(url).then((response) => ({ headers: response.headers() }));
    expect(read['x-content-type-options'], url).toBe('nosniff');
    expect(read['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(read['permissions-policy'], url).toContain('camera=()');
    expect(read['x-powered-by'], url).toBeUndefined();
    const policy = read['content-security-policy'] ?? '';
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).toContain("object-src 'none'");
    expect(policy, url).not.toMatch(/unsafe-inline|unsafe-eval|\*|,/);
  }
});

test('strict transport security is sent behind TLS only', async ({ request }) => {
  expect((await request.get('/')).headers()['strict-transport-security']).toBeUndefined();
  const behindTls = await request.get('/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(behindTls.headers()['strict-transport-security']).toContain('max-age=63072000');
});

test('a script that is not the site’s own does not run', async ({ page }) => {
  const blocked = page.waitForEvent('console', (entry) => /Content Security Policy/i.test(entry.text()));
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
  });
  await blocked;
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

for (const locale of locales) {
  test(`a walk through the site in ${locale} violates no policy and logs no error`, async ({ page }) => {
    const { expectQuiet } = watch(page);
    await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
    await page.setViewportSize({ width: 1440, height: 900 });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    await page.goto(localizePath('/', locale));
    await hydrated(page);
    const header = page.getByRole('banner');
    for (const id of ['courses', 'pricing', 'blog'] as const) {
      await header.getByRole('link', { name: message(locale, 'meta', `${id}.name`), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${localizePath(pageRoutes[id].path, locale)}$`));
      await expect(page).toHaveTitle(message(locale, 'meta', `${id}.title`));
    }
    expect(loads, 'links inside the site are soft navigations').toBe(1);
    const other = locale === 'it' ? 'en' : 'it';
    await page.locator('footer summary').last().click();
    await page.locator(`footer a[data-locale="${other}"]`).click();
    await expect(page).toHaveTitle(message(other, 'meta', 'blog.title'));
    await page.goBack();
    await expect(page).toHaveTitle(message(locale, 'meta', 'blog.title'));
    for (const path of ['/login', '/start-here', '/success/abc', '/courses/det-listening-words']) {
      await page.goto(localizePath(path, locale));
      await hydrated(page);
    }
    expectQuiet();
  });
}
