import { createTranslator } from 'next-intl';
import { localPrice } from '@/lib/offers/local-price';
import { recommendedPlan } from '@/lib/offers/offer-facts';
import { mockExamPacks, vipPlans } from '@/lib/offers/offers';
import { violationsOf } from '../../support/survey/axe';
import { planNamed, plans, priceOf, standIn } from '../../support/purchases';
import { catalog, folded, message, serverPage } from '../../support/site';
import { expect, test } from '../../support/test';

const buy = (offer: string) => `a[data-buy="${offer}"]`;
const recommended = recommendedPlan(vipPlans)?.name ?? '';

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the recommended plan is open, another one opens, and the arrow keys work too', async ({ page }) => {
    await page.goto('/pricing');
    const group = page.getByRole('group', { name: message('en', 'plans', 'legend') });
    const radio = (name: string) => group.getByRole('radio', { name: new RegExp(escaped(name)) });
    const t = createTranslator({ locale: 'en', messages: catalog('en', 'plans') });
    const named = (name: (typeof vipPlans)[number]['name']) =>
      radio(t(`names.${name}`, { days: planNamed(name).days }));
    await expect(named('month')).toBeChecked();
    await expect(page.locator(buy(recommended))).toBeVisible();
    await expect(page.locator(buy('week'))).toBeHidden();
    await group.getByText(priceOf('week'), { exact: true }).click();
    await expect(page.locator(buy('week'))).toBeVisible();
    await expect(page.locator(buy(recommended))).toBeHidden();
    await named('week').press('ArrowUp');
    const last = vipPlans.map(({ name }) => name).reduce((_, name) => name);
    await expect(named(last)).toBeChecked();
    await expect(page.locator(buy(last))).toHaveAttribute('href', `/login?next=%2Fpricing%3Fbuy%3D${last}`);
  });

  test('the packs begin within one and a half screens of the prices @full', async ({ page }) => {
    await page.goto('/pricing');
    const box = await page.locator('#packs-title').boundingBox();
    expect(box?.y).toBeLessThan(1.5 * 844);
    for (const { name } of mockExamPacks) await expect(page.locator(buy(name))).toBeVisible();
  });
});

test('a plan that is opened in the dark on a phone can be read @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  // The recommended one is open already, and its link looks like the main one at every width.
  const plan = page.getByRole('radio').first();
  await expect(plan).not.toBeChecked();
  await plan.check();
  await expect(page.locator(buy('week'))).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('every plan has its own link on a wide screen, in one row @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const tops = await Promise.all(
    vipPlans.map(async ({ name }) => (await page.locator(buy(name)).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('prices stand beside about what they are in the currency of the readers, but for English', async ({
  request,
}) => {
  for (const locale of ['th', 'de'] as const) {
    const { text } = await serverPage(request, `/${locale}/pricing`);
    const t = createTranslator({ locale, messages: catalog(locale, 'plans') });
    for (const { amount } of [...vipPlans, ...mockExamPacks])
      expect(text).toContain(folded(t('about', { amount: localPrice(amount, locale) ?? '' })));
  }
  const { text } = await serverPage(request, '/pricing');
  expect(text).not.toContain(message('en', 'plans', 'dollars').split('{')[0]);
});

test('a price that the API says else brings its own amount in the currency of the readers @full', async ({
  page,
  context,
}) => {
  const { amount } = planNamed('month');
  const less = amount - 500;
  await standIn(context, {
    'common/vips': {
      data: plans.map((plan) =>
        plan.name === 'month'
          ? { ...plan, amount: less }
          : plan.name === 'week'
            ? { ...plan, currency: 'EUR' }
            : plan,
      ),
    },
  });
  await page.goto('/th/pricing');
  const plan = (name: string) => page.getByRole('listitem').filter({ has: page.locator(buy(name)) });
  const about = (cents: number) => localPrice(cents, 'th') ?? '';
  await expect(plan('month')).toContainText(about(less));
  await expect(plan('month')).not.toContainText(about(amount));
  // What is sold in another currency is not worth what the table of dollars says.
  await expect(plan('week')).not.toContainText(about(planNamed('week').amount));
  await expect(plan('quarter')).toContainText(about(planNamed('quarter').amount));
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
