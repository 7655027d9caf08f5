import { expect, test, type Page, type Route } from '@playwright/test';
import { limits } from '../lib/api/contract/limits';
import { localizePath } from '../lib/i18n/paths';
import { brand } from '../lib/site/brand';
import { mailsTo, newEmail } from './support/accounts';
import { hydrated, message, watch } from './support/site';
import type { Locale } from '../lib/i18n/locales';

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

/** What is hidden is not said. */
const seen = { useInnerText: true };

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill({ name, email, topic, text }: Form) {
  await name.fill('Ada');
  await email.fill('ada@example.com');
  await topic.selectOption('purchase');
  await text.fill('Where is my receipt?');
}

async function expectKept({ name, email, topic, text }: Form) {
  await expect(name).toHaveValue('Ada');
  await expect(email).toHaveValue('ada@example.com');
  await expect(topic).toHaveValue('purchase');
  await expect(text).toHaveValue('Where is my receipt?');
}

const ok = (route: Route) => route.fulfill({ json: { data: true } });
const refuse =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { message: `The API said ${code}`, code, ...more } });

for (const locale of ['en', 'de', 'th'] as const) {
  test(`a message is sent, with its topic and language, and the page says so in ${locale}`, async ({
    page,
  }) => {
    const { expectQuiet } = watch(page);
    const form = await openForm(page, ok, locale);
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
    expectQuiet();
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

test('what is missing is said beside the fields, in the reader’s language, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, ok, 'fr');
  await form.email.fill('ada');
  await form.submit.click();
  await expect(form.form.getByRole('alert')).toHaveText(a('errors.summary', 'fr'), seen);
  await expect(form.name).toHaveAccessibleDescription(a('errors.nicknameMissing', 'fr'));
  await expect(form.email).toHaveAccessibleDescription(a('errors.emailInvalid', 'fr'));
  await expect(form.text).toHaveAccessibleDescription(t('errors.messageMissing', 'fr'));
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toBeFocused();
  await fill(form);
  await form.submit.click();
  await expect(form.form.getByText(t('sent.title', 'fr'))).toBeVisible();
  expect(form.sent).toHaveLength(1);
});

const troubles: [string, (route: Route) => Promise<void>, string][] = [
  ['the connection breaks', (route) => route.abort(), a('errors.network')],
  ['too much was sent', refuse(429, 'slow_down'), t('errors.slowDown')],
  ['the API fails', refuse(500, 'internal'), a('errors.server')],
];
for (const [what, answer, said] of troubles) {
  test(`nothing is lost when ${what}`, async ({ page }) => {
    const form = await openForm(page, answer);
    await fill(form);
    await form.submit.click();
    await expect(form.form.getByRole('alert')).toHaveText(said, seen);
    await expectKept(form);
  });
}

test('an API that does not know the call leaves the mail address, and nothing is lost', async ({ page }) => {
  const form = await openForm(page, refuse(404, 'unknown_call'));
  await fill(form);
  await form.submit.click();
  const alert = form.form.getByRole('alert');
  await expect(alert).toContainText(t('errors.unavailable').split(' <mail>')[0] ?? '', seen);
  await expect(alert.getByRole('link')).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  await expectKept(form);
});

test('a field that the API refuses is marked in the page’s words', async ({ page }) => {
  const form = await openForm(page, refuse(422, 'invalid', { fields: { email: 'Domain has no mail' } }));
  await fill(form);
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(a('errors.emailInvalid'));
  await expect(form.form).not.toContainText('Domain has no mail');
  await expectKept(form);
});

test('the message counts its characters, says so when the typing pauses, and is not cut', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page, ok);
  const max = limits.message.toLocaleString('en');
  await expect(form.form).toContainText(`0 / ${max}`);
  await form.text.focus();
  await expect
    .poll(async () => {
      await form.text.fill('Hello');
      return form.form.textContent();
    })
    .toContain(`5 / ${max}`);
  const status = form.form.getByRole('status');
  await expect(status).toHaveText('');
  await page.clock.runFor(1_100);
  await expect(status).toHaveText(t('counter').replace('{n}', '5').replace('{max}', max));

  await fill(form);
  await form.text.fill('x'.repeat(limits.message + 1));
  await expect(form.form).toContainText(`2,001 / ${max}`);
  await form.submit.click();
  await expect(form.text).toHaveAccessibleDescription(t('errors.messageLong').replace('{max, number}', max));
  await expect(form.text).toHaveValue('x'.repeat(limits.message + 1));
  expect(form.sent).toEqual([]);
});

test('a program that fills in every field is told apart by the one that people do not see', async ({
  page,
}) => {
  const form = await openForm(page, ok);
  const trap = form.form.locator('[name="website"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await fill(form);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await form.submit.click();
  await expect(form.form.getByText(t('sent.title'))).toBeVisible();
  expect(form.sent[0]?.website).toBe('https://spam.example');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the mail address and no form that would do nothing', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: brand.supportEmail })).toBeVisible();
  });
});
