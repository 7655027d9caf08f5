import AxeBuilder from '@axe-core/playwright';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { openAccount } from '../../support/accounts';
import { fullUnless } from '../../support/full';
import { planNamed } from '../../support/purchases';
import { message } from '../../support/site';
import { expect, test } from '../../support/test';

type Request = Parameters<typeof openAccount>[0];

/** Starts a purchase by the API alone. */
async function begin(request: Request, locale: Locale) {
  const { token } = await openAccount(request);
  const headers = { authorization: `Bearer ${token}`, locale };
  const started = await request.get(`/api/v1/stripe/payUrl?vipId=${planNamed('quarter').vipId}`, { headers });
  const { data } = (await started.json()) as { data: { logVipId: string; url: string } };
  const code = async () => {
    const answer = await request.get(`/api/v1/stripe/status?logVipId=${data.logVipId}`, { headers });
    return ((await answer.json()) as { data: { code: number } }).data.code;
  };
  return { ...data, code };
}

const text = (locale: Locale, key: string) => message(locale, 'sandbox', key);

test.describe('the sandbox checkout without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['en', 'de'] as const) {
    test(`is paid in ${locale}${fullUnless(locale === 'de')}`, async ({ allowErrors, page, request }) => {
      allowErrors();
      const { logVipId, url, code } = await begin(request, locale);
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'title'));
      await expect(page.getByText(text(locale, 'notice'))).toBeVisible();
      expect(await code()).toBe(0);
      await page.getByRole('button', { name: text(locale, 'pay') }).click();
      await expect(page).toHaveURL(new RegExp(`${localizePath(`/success/${logVipId}`, locale)}$`));
      expect(await code()).toBe(1);
      await page.goto(url);
      await expect(page).toHaveURL(new RegExp(`${localizePath(`/success/${logVipId}`, locale)}$`));
    });
  }

  test('is cancelled', async ({ page, request }) => {
    const { url, code } = await begin(request, 'en');
    await page.goto(url);
    await page.getByRole('button', { name: text('en', 'cancel') }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    expect(await code()).toBe(2);
  });
});

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`the sandbox checkout is accessible, ${colorScheme}, ${width} px${fullUnless(width === 360)}`, async ({
    page,
    request,
    allowErrors,
  }) => {
    // Browsers log the status of the page itself.
    allowErrors(/status of 404/);
    const { url } = await begin(request, 'en');
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 780 });
    for (const address of [url, '/api/v1/sandbox/checkout/unknown']) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const styled = await page.getByRole('main').evaluate((main) => getComputedStyle(main).borderTopWidth);
      expect(styled, 'the policy lets the style in').toBe('1px');
    }
  });
}

test('the sandbox checkout has one policy, and the rest of the API keeps its own', async ({ request }) => {
  const { url } = await begin(request, 'en');
  const sent = async (address: string) => {
    const response = await request.get(address);
    return response
      .headersArray()
      .filter(({ name }) => /^(content-security-policy|cache-control)$/i.test(name));
  };
  for (const address of [url, '/api/v1/sandbox/checkout/unknown']) {
    const headers = await sent(address);
    expect(headers).toHaveLength(2);
    const [cache, policy] = headers
      .map(({ value }) => value)
      .sort((one, other) => other.length - one.length)
      .reverse();
    expect(cache).toBe('no-store');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  }
  const [policy, ...others] = (await sent('/api/v1/health')).filter(({ name }) => /policy/i.test(name));
  expect(policy?.value).toContain("default-src 'none'");
  expect(others).toEqual([]);
});
