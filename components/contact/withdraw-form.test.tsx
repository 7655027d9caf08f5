// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { limits } from '@/lib/api/contract/limits';
import { answers, answerWith, draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { WithdrawForm } from './withdraw-form';

const t = (key: string) => message('en', 'withdraw', key);
const a = (key: string) => message('en', 'account', key);
const received = answers.data({ receivedAt: '2026-02-03T10:20:30.000Z' });
const refuse = (status: number, code: string, more: object = {}) =>
  answers.json(status, { message: `The API said ${code}`, code, ...more });

const entered = { name: 'Ada', email: 'ada@example.com', purchase: 'A 30-day plan', reason: '' };

function drawForm() {
  const { container } = draw(<WithdrawForm />, 'en', ['withdraw', 'account']);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form');
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const fields = {
    name: field(a('fields.nickname')),
    email: field(a('fields.email')),
    purchase: field(t('form.purchase')),
    reason: field(t('form.reason')),
  };
  const user = userEvent.setup({ delay: null });
  const button = (key: string) => within(form).queryByRole('button', { name: t(key) });
  const click = async (key: string) => user.click(button(key) ?? document.body);
  return {
    ...{ form, fields, user, button, click },
    async fill(values: Partial<typeof entered> = {}) {
      for (const [name, value] of Object.entries({ ...entered, ...values })) {
        const input = fields[name as keyof typeof entered];
        await user.clear(input);
        await user.click(input);
        if (value) await user.paste(value);
      }
    },
    async toCheck() {
      await click('form.continue');
      await waitFor(() => expect(button('check.confirm')).not.toBeNull());
    },
    said: () => {
      const copy = form.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
      return copy.textContent ?? '';
    },
    values: () => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  };
}

it('says what is missing and does not go on', async () => {
  const asked = answerWith(received);
  const form = drawForm();
  await form.user.type(form.fields.email, 'ada');
  await form.click('form.continue');
  await waitFor(() => expect(form.said()).toContain(a('errors.summary')));
  for (const text of [
    a('errors.nicknameMissing'),
    a('errors.emailInvalid'),
    t('form.errors.purchaseMissing'),
  ])
    expect(form.said()).toContain(text);
  expect(document.activeElement).toBe(form.fields.name);
  expect(form.button('check.confirm')).toBeNull();
  expect(asked).toEqual([]);
});

it('shows what will be sent, can be changed, and sends on the second step alone', async () => {
  const asked = answerWith(received);
  const form = drawForm();
  await form.fill({ reason: 'Too expensive' });
  await form.toCheck();
  expect(asked).toEqual([]);
  expect(document.activeElement?.textContent).toBe(t('check.title'));
  for (const value of ['Ada', 'ada@example.com', 'A 30-day plan', 'Too expensive', t('check.statement')])
    expect(form.said()).toContain(value);

  await form.click('check.change');
  expect(document.activeElement).toBe(form.fields.name);
  expect(form.values()).toEqual({ ...entered, reason: 'Too expensive' });
  await form.fill({ purchase: 'Three mock exams' });
  await form.toCheck();
  expect(form.said()).toContain('Three mock exams');
  expect(form.said()).not.toContain('A 30-day plan');
  // A line without a value is not shown.
  expect(form.said()).not.toContain(t('check.reason'));
  expect(asked).toEqual([]);

  await form.click('check.confirm');
  await waitFor(() => expect(form.said()).toContain(t('sent.title')));
  expect(form.said()).toMatch(/February 3, 2026/);
  expect(document.activeElement?.textContent).toContain(t('sent.title'));
  expect(form.button('check.confirm')).toBeNull();
  const body = { ...entered, purchase: 'Three mock exams', locale: 'en' };
  expect(asked).toEqual([{ path: 'withdraw', body }]);
});

it.each([
  ['the connection breaks', answers.broken, a('errors.network')],
  ['too many were sent', refuse(429, 'slow_down'), t('form.errors.slowDown')],
  ['the API fails', refuse(500, 'internal'), a('errors.server')],
  [
    'the API does not know the call',
    refuse(404, 'unknown_call'),
    (t('form.errors.unavailable').split('<mail>')[0] ?? '').trim(),
  ],
])('loses nothing when %s, and sends again', async (_, answer, said) => {
  const asked = answerWith(answer, received);
  const form = drawForm();
  await form.fill();
  await form.toCheck();
  await form.click('check.confirm');
  await waitFor(() => expect(form.said()).toContain(said));
  expect(form.values()).toEqual(entered);
  await form.click('check.confirm');
  await waitFor(() => expect(form.said()).toContain(t('sent.title')));
  expect(asked).toHaveLength(2);
});

it('leads back to a field that the API refuses', async () => {
  answerWith(refuse(422, 'invalid', { fields: { email: 'Domain has no mail' } }));
  const form = drawForm();
  await form.fill();
  await form.toCheck();
  await form.click('check.confirm');
  await waitFor(() => expect(form.said()).toContain(a('errors.emailInvalid')));
  expect(form.said()).not.toContain('Domain has no mail');
  expect(document.activeElement).toBe(form.fields.email);
});

it('counts the reason and does not cut it', async () => {
  const form = drawForm();
  await form.fill();
  await form.user.click(form.fields.reason);
  await form.user.paste('x'.repeat(limits.withdrawReason + 1));
  await waitFor(() => expect(form.said()).toContain('501 / 500'));
  await form.click('form.continue');
  const long = translate('en', 'withdraw', 'form.errors.reasonLong', { max: limits.withdrawReason });
  await waitFor(() => expect(form.said()).toContain(long));
  expect(form.values().reason).toHaveLength(limits.withdrawReason + 1);
});

it('has no field that people do not see: whatever fills one in would lose a declaration', () => {
  const names = [...drawForm().form.elements].flatMap((control) => control.getAttribute('name') ?? []);
  expect(names).toEqual(['name', 'email', 'purchase', 'reason']);
});

it('sends control characters that were pasted as spaces, and the lines of the reason as they are', async () => {
  const asked = answerWith(received);
  const form = drawForm();
  await form.fill({ name: 'A\tB', purchase: 'Plan\u0000 of\u007f May', reason: 'One\n\tTwo\u0007' });
  await form.toCheck();
  await form.click('check.confirm');
  await waitFor(() => expect(form.said()).toContain(t('sent.title')));
  const sent = { name: 'A B', purchase: 'Plan  of  May', reason: 'One\n\tTwo' };
  expect(asked).toMatchObject([{ body: sent }]);
});
