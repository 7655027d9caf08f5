// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { limits } from '@/lib/api/contract/limits';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import { answers, answerWith, draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { ContactForm } from './contact-form';

const t = (key: string, locale: Locale = 'en') => message(locale, 'contact', key);
const a = (key: string, locale: Locale = 'en') => message(locale, 'account', key);
const sent = answers.data(true);
const refuse = (status: number, code: string, more: object = {}) =>
  answers.json(status, { message: `The API said ${code}`, code, ...more });

/** What is hidden is not said. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return copy.textContent ?? '';
}

function drawForm(locale: Locale = 'en') {
  const { container } = draw(<ContactForm />, locale, ['contact', 'account']);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form');
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const fields = {
    name: field(a('fields.nickname', locale)),
    email: field(a('fields.email', locale)),
    topic: field(t('topic', locale)),
    text: field(t('message', locale)),
  };
  const user = userEvent.setup({ delay: null });
  return {
    form,
    user,
    ...fields,
    alert: () => screen.getByRole('alert'),
    submit: () => user.click(within(form).getByRole('button')),
    async fill() {
      for (const input of [fields.name, fields.email, fields.text]) await user.clear(input);
      await user.type(fields.name, 'Ada');
      await user.type(fields.email, 'ada@example.com');
      await user.selectOptions(fields.topic, 'purchase');
      await user.type(fields.text, 'Where is my receipt?');
    },
    expectKept() {
      expect([fields.name.value, fields.email.value, fields.topic.value, fields.text.value]).toEqual([
        'Ada',
        'ada@example.com',
        'purchase',
        'Where is my receipt?',
      ]);
    },
    said: (input: HTMLElement) => {
      const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      return described ? seen(described) : '';
    },
    isSent: () => waitFor(() => expect(seen(form)).toContain(t('sent.title', locale))),
  };
}

it('says what is missing beside the fields, in the reader’s language, and sends nothing', async () => {
  const asked = answerWith(sent);
  const form = drawForm('fr');
  await form.user.type(form.email, 'ada');
  await form.submit();
  await waitFor(() => expect(seen(form.alert())).toBe(a('errors.summary', 'fr')));
  expect(form.said(form.name)).toBe(a('errors.nicknameMissing', 'fr'));
  expect(form.said(form.email)).toBe(a('errors.emailInvalid', 'fr'));
  expect(form.said(form.text)).toBe(t('errors.messageMissing', 'fr'));
  expect(form.name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(form.name);
  expect(asked).toEqual([]);
  await form.fill();
  await form.submit();
  await form.isSent();
  expect(asked).toHaveLength(1);
});

it.each([
  ['the connection breaks', answers.broken, a('errors.network')],
  ['too much was sent', refuse(429, 'slow_down'), t('errors.slowDown')],
  ['the API fails', refuse(500, 'internal'), a('errors.server')],
])('loses nothing when %s', async (_, answer, said) => {
  answerWith(answer);
  const form = drawForm();
  await form.fill();
  await form.submit();
  await waitFor(() => expect(seen(form.alert())).toBe(said));
  form.expectKept();
});

it('leaves the mail address where the API does not know the call, and loses nothing', async () => {
  answerWith(refuse(404, 'unknown_call'));
  const form = drawForm();
  await form.fill();
  await form.submit();
  await waitFor(() =>
    expect(seen(form.alert())).toContain(t('errors.unavailable').split(' <mail>')[0] ?? ''),
  );
  const [link] = [...form.alert().querySelectorAll('[data-outcome]:not([hidden]) a')];
  expect(link?.getAttribute('href')).toBe(`mailto:${brand.supportEmail}`);
  form.expectKept();
});

it('marks a field that the API refuses in the page’s words', async () => {
  answerWith(refuse(422, 'invalid', { fields: { email: 'Domain has no mail' } }));
  const form = drawForm();
  await form.fill();
  await form.submit();
  await waitFor(() => expect(form.said(form.email)).toBe(a('errors.emailInvalid')));
  expect(seen(form.form)).not.toContain('Domain has no mail');
  form.expectKept();
});

it('counts the characters of the message, says so when the typing pauses, and does not cut it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = answerWith(sent);
  const form = drawForm();
  const max = limits.message.toLocaleString('en');
  expect(seen(form.form)).toContain(`0 / ${max}`);
  await form.user.click(form.text);
  await waitFor(async () => {
    await form.user.clear(form.text);
    await form.user.type(form.text, 'Hello');
    expect(seen(form.form)).toContain(`5 / ${max}`);
  });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(status.textContent).toBe(fill(t('counter'), { n: 5, max }));

  await form.fill();
  await form.user.clear(form.text);
  await form.user.click(form.text);
  await form.user.paste('x'.repeat(limits.message + 1));
  expect(seen(form.form)).toContain(`2,001 / ${max}`);
  await form.submit();
  await waitFor(() =>
    expect(form.said(form.text)).toBe(
      translate('en', 'contact', 'errors.messageLong', { max: limits.message }),
    ),
  );
  expect(form.text.value).toBe('x'.repeat(limits.message + 1));
  expect(asked).toEqual([]);
  vi.useRealTimers();
});

it('tells a program that fills in every field apart by the one that people do not see', async () => {
  const asked = answerWith(sent);
  const form = drawForm();
  const trap = form.form.querySelector<HTMLInputElement>('[name="website"]');
  expect(trap?.tabIndex).toBe(-1);
  await form.fill();
  if (trap) trap.value = 'https://spam.example';
  await form.submit();
  await form.isSent();
  expect(asked).toMatchObject([{ path: 'contact', body: { website: 'https://spam.example' } }]);
});

it('sends control characters that were pasted as spaces, and the lines of the message as they are', async () => {
  const asked = answerWith(sent);
  const form = drawForm();
  await form.fill();
  for (const [field, pasted] of [
    [form.name, '\tB'],
    [form.text, '\n\tTwo\u0007 and three'],
  ] as const) {
    await form.user.click(field);
    await form.user.paste(pasted);
  }
  await form.submit();
  await form.isSent();
  expect(asked).toMatchObject([
    { body: { name: 'Ada B', message: 'Where is my receipt?\n\tTwo  and three' } },
  ]);
});
