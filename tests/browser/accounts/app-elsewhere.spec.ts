import { localizePath } from '@/lib/i18n/paths';
import { text } from '../../support/accounts';
import { homeAnswers, app } from '../../support/app-home';
import { signedIn, standIn } from '../../support/purchases';
import { expect, test } from '../../support/test';

const elsewhere = 'https://app.example.com/';

test('with the app on a host of its own, the account keeps a page here @full', async ({
  browser,
  startSite,
  playwright,
}) => {
  const site = await startSite({ APP_URL: elsewhere });
  const request = await playwright.request.newContext({ baseURL: site.origin });
  for (const locale of ['en', 'de'] as const) {
    const answer = await request.get(localizePath('/app', locale), { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, elsewhere]);
    const policy = await request.get(localizePath('/refund-policy', locale));
    expect(await policy.text()).toContain(`href="${localizePath('/account', locale)}"`);
  }
  await request.dispose();

  const context = await browser.newContext({ baseURL: site.origin });
  await standIn(context, homeAnswers);
  await signedIn(context, site.origin);
  const page = await context.newPage();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: app('purchases.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('app.signOut'), exact: true })).toBeVisible();
  await context.close();
});
