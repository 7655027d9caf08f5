import type { APIRequestContext } from '@playwright/test';
import { offers } from '@/lib/offers/offers';
import { brand } from '@/lib/site/brand';
import { readableMail } from '../../doubles/backend/readable-mail';
import { newEmail, openAccount, openApp, text } from '../../support/accounts';
import { mailsTo } from '../../support/mails';
import { money } from '../../support/purchases';
import { hydrated, message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'withdraw', key);
const app = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'app', key, values);
const pack = offers.find(({ type }) => type === '4') ?? offers[0];

/** The mail that confirms a withdrawal, once it is there. */
async function confirmationFor(email: string): Promise<string> {
  // Whoever has bought something has its receipt as well.
  const confirmations = () =>
    mailsTo(email)
      .map(readableMail)
      .filter((mail) => mail.includes('You have withdrawn'));
  await expect.poll(confirmations).toHaveLength(1);
  return confirmations()[0] ?? '';
}

test('anybody withdraws without a login: from the footer, in two steps, with a confirmation by mail', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('en', 'meta', 'withdraw.name') })
    .click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  const email = newEmail();
  const fill = {
    [text('fields.nickname')]: 'Ada',
    [text('fields.email')]: email,
    [t('form.purchase')]: 'A 30-day plan, last Monday',
    [t('form.reason')]: 'I have passed the test',
  };
  for (const [label, value] of Object.entries(fill)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByRole('button', { name: t('form.continue') }).click();
  const check = form.getByRole('heading', { name: t('check.title') });
  await expect(check).toBeFocused();
  for (const value of Object.values(fill))
    await expect(form.getByText(value, { exact: true }).last()).toBeVisible();
  expect(mailsTo(email)).toEqual([]);

  await form.getByRole('button', { name: t('check.confirm') }).click();
  await expect(form.getByText(t('sent.title'))).toBeVisible();
  await expect(check).toBeHidden();
  const mail = await confirmationFor(email);
  expect(mail).toMatch(/^Received: .*\d{4}.*\d{2}.* UTC$/m);
  expect(mail).toContain('> I withdraw from the contract for this purchase.');
  expect(mail).not.toContain('A 30-day plan, last Monday');
  await expect.poll(() => mailsTo(brand.supportEmail).filter((told) => told.includes(email))).toHaveLength(1);
});

test('an unused purchase is withdrawn from and refunded in the account', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await openAccount(request);
  const id = await buy(request, account.token);
  await openApp(page, baseURL, account);
  const purchases = page.getByRole('region', { name: app('purchases.title') });
  const item = app('purchases.exams', { count: pack?.examNum ?? 0 });
  const open = purchases.getByRole('button', { name: app('withdraw.openOf', { item, number: id }) });
  await open.click();
  const form = purchases.getByRole('form', { name: app('withdraw.title') });
  await expect(form).toContainText(
    app('withdraw.sends', { item, amount: money(pack?.amount ?? 0), email: account.email }),
  );
  await form.getByRole('button', { name: app('withdraw.confirm') }).click();
  await expect(purchases.getByText(app('withdraw.refunded'))).toBeFocused();
  await expect(purchases.getByText(app('purchases.state.withdrawn'), { exact: true })).toBeVisible();
  await expect(open).toHaveCount(0);
  // What it granted is gone.
  const { data } = (await (
    await request.get('/api/v1/userInfo', { headers: { authorization: `Bearer ${account.token}` } })
  ).json()) as { data: { examNum: number } };
  expect(data.examNum).toBe(0);
  const mail = await confirmationFor(account.email);
  expect(mail).toContain(`> ${id}`);
  expect(mail).toContain('test shop');

  await page.reload();
  await expect(purchases.getByText(app('purchases.state.withdrawn'), { exact: true })).toBeVisible();
});

/** Buys a pack at the sandbox checkout. @returns the purchase's number */
async function buy(request: APIRequestContext, token: string): Promise<string> {
  const started = await request.get(`/api/v1/stripe/payUrl?vipId=${pack?.vipId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await started.json()) as { data: { logVipId: string; url: string } };
  const paid = await request.post(data.url, { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  return data.logVipId;
}

test('a link of one’s own counts who follows it @full', async ({ page, request, baseURL, openBrowser }) => {
  const invite = (key: string) => message('en', 'invite', key);
  const account = await openAccount(request);
  await openApp(page, baseURL, account);
  await page.goto('/affiliate-program');
  const link = await page.getByLabel(invite('label'), { exact: true }).inputValue();
  expect(link).toMatch(/\/\?invite=[\da-z]{10}$/);
  const region = page.getByRole('region', { name: invite('title') });
  const counted = (key: string) =>
    region.locator('dl > div', { has: page.getByText(invite(key), { exact: true }) }).locator('dd');
  await expect(counted('visits')).toHaveText('0');

  const friend = await (await openBrowser()).newPage();
  const visit = friend.waitForResponse('**/api/v1/common/visit');
  // The tests' server listens at another address than the one that its links name.
  await friend.goto(`/${new URL(link).search}`);
  expect((await visit).status()).toBe(200);
  await friend.goto('/affiliate-program');
  await expect(friend.getByRole('main').getByRole('link', { name: 'Log in to see your link' })).toBeVisible();
  await page.reload();
  await expect(counted('visits')).toHaveText('1');
  await expect(counted('signUps')).toHaveText('0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the mail address and no form that would do nothing', async ({ page }) => {
    await page.goto('/withdraw');
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: brand.supportEmail }).first(),
    ).toBeVisible();
  });
});
