import { createTranslator } from 'next-intl';
import { fillInRegister } from '../../support/account-flows';
import { newEmail, text } from '../../support/accounts';
import { planNamed, plans, priceOf, standIn } from '../../support/purchases';
import { offerLink, openPrices } from '../../doubles/shops/purchase-page';
import { test } from '../../doubles/shops/test';
import { catalog, message } from '../../support/site';
import { expect } from '../../support/test';

const t = createTranslator({
  locale: 'en',
  messages: { account: catalog('en', 'account'), plans: catalog('en', 'plans') },
});
const single = t('plans.names.single', { exams: 1 });

test('who comes to buy sees what and in how many steps, until the account is open', async ({ page }) => {
  await openPrices(page);
  await offerLink(page, 'single').click();
  const main = page.getByRole('main');
  const order = main.getByText(t('account.buying.line', { offer: single, price: priceOf('single') }));
  const title = page.getByRole('heading', { level: 1 });
  await expect(order).toBeVisible();
  await expect(title).toHaveText(t('account.buying.login'));
  await expect(main.getByText(t('account.buying.loginStep', { step: 1, total: 2 }))).toBeVisible();

  await main.getByRole('link', { name: text('login.register') }).click();
  await expect(title).toHaveText(t('account.buying.register'));
  await expect(order).toBeVisible();
  await expect(main.getByText(t('account.buying.step', { step: 1, total: 3 }))).toBeVisible();

  await fillInRegister(page, newEmail());
  await expect(order).toBeVisible();
  await expect(main.getByText(t('account.buying.step', { step: 2, total: 3 }))).toBeVisible();
  await expect(main.getByLabel(text('fields.choosePassword'), { exact: true })).toBeVisible();
});

test('the price of the order is the one that was chosen', async ({ page, context }) => {
  const less = planNamed('single').amount - 100;
  await standIn(context, {
    'common/vips': {
      data: plans.map((plan) => (plan.name === 'single' ? { ...plan, amount: less } : plan)),
    },
  });
  await openPrices(page);
  await expect(page.getByText('$3.99').first()).toBeVisible();
  await offerLink(page, 'single').click();
  const line = (price: string) => page.getByText(t('account.buying.line', { offer: single, price }));
  await expect(line('$3.99')).toBeVisible();
  await expect(line(priceOf('single'))).toHaveCount(0);
});

test('a link from elsewhere shows no order', async ({ page }) => {
  await page.goto('/login?next=%2Fpricing%3Fbuy%3Dsingle', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('login.title'));
  await expect(page.getByText(single)).toHaveCount(0);
});

test('who was led to the login reads why @full', async ({ page }) => {
  await page.goto('/app');
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/);
  await expect(page.getByText(text('login.app'))).toBeVisible();
  await page.goto('/success/p1');
  await page
    .getByRole('main')
    .getByRole('link', { name: message('en', 'payment', 'page.login') })
    .click();
  await expect(page.getByText(text('login.success'))).toBeVisible();
  await expect(page.getByText(text('login.app'))).toBeHidden();
  await page.goto('/login');
  await expect(page.getByText(text('login.app'))).toBeVisible();
  await expect(page.getByText(text('login.success'))).toBeHidden();
});

test('a newcomer finds the way to an account beside the login without scrolling on a phone @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: text('login.submit') })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: text('login.register') })).toBeInViewport({ ratio: 1 });
});
