import type { Page, Route } from '@playwright/test';
import { localizePath } from '@/lib/i18n/paths';
import { brand } from '@/lib/site/brand';
import { newEmail } from '../../support/accounts';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import type { Locale } from '@/lib/i18n/locales';
import { expect, test } from '../../support/test';
import { mailsTo } from '../../support/mails';

const t = (key: string, locale: Locale = 'en') => message(locale, 'contact', key);
const a = (key: string, locale: Locale = 'en') => message(locale, 'account', key);

/** The form of the page, and what is sent by it. */
async function openForm(page: Page, answer: (route: Route) => Promise<void>, locale: Locale = 'en') {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/v1/contact', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string>);
    await answer(route);
  });
  await page.goto(localizePath('/contact-us', locale));
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  return {
    sent,
    form,
    name: form.getByLabel(a('fields.nickname', locale), { exact: true }),
    email: form.getByLabel(a('fields.email', locale), { exact: true }),
    topic: form.getByLabel(t('topic', locale), { exact: true }),
    text: form.getByLabel(t('message', locale), { exact: true }),
    submit: form.getByRole('button'),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill({ name, email, topic, text }: Form) {
  await name.fill('Ada');
  await email.fill('ada@example.com');
  await topic.selectOption('purchase');
  await text.fill('Where is my receipt?');
}

const ok = (route: Route) => route.fulfill({ json: { data: true } });

for (const locale of ['en', 'de', 'th'] as const) {
  test(`a message is sent, with its topic and language, and the page says so in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
  }) => {
    const form = await openForm(page, ok, locale);
    // For programs, which fill in every field: people do not see it.
    await expect(form.form.locator('[name="website"]')).not.toBeInViewport();
    await fill(form);
    await form.submit.click();
    const said = form.form.getByText(t('sent.title', locale));
    await expect(said).toBeVisible();
    await expect(form.text).toBeHidden();
    expect(form.sent).toEqual([
      {
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'purchase',
        message: 'Where is my receipt?',
        website: '',
        locale,
      },
    ]);
  });
}

test('a message reaches the operator, and its writer gets a copy', async ({ page }) => {
  const form = await openForm(page, (route) => route.continue());
  await fill(form);
  const email = newEmail();
  await form.email.fill(email);
  await form.submit.click();
  await expect(form.form.getByText(t('sent.title'))).toBeVisible();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(brand.supportEmail).filter((mail) => mail.includes(email))).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the mail address and no form that would do nothing', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toBeVisible();
  });
});
