// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPending, type Flow } from '@/lib/account/pending';
import { accountText as text, descriptionOf, drawAccountForm } from '@/tests/support/components/account-form';
import { answers, answerWith } from '@/tests/support/components/component';
import { NewPasswordForm } from './new-password-form.island';
import { RegisterCodeForm } from './register-code-form.island';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }));

const tooLong = 'a sentence that goes on '.repeat(6).slice(0, 129);

beforeEach(() => {
  for (const flow of ['register', 'reset'] satisfies Flow[])
    keepPending(flow, { email: 'ada@example.com', nickname: 'Ada', resendAt: 0, ticket: 'ticket' });
});

/** The second step of registering, once it knows the first. */
async function drawRegister() {
  const form = drawAccountForm('register2', ({ firstTexts, resend, icons, submit, busy }) => (
    <RegisterCodeForm
      {...{ resend, icons, submit, busy }}
      texts={firstTexts}
      locale="en"
      lead="{email}"
      first="/register"
      home="/app"
    />
  ));
  await screen.findByLabelText(text('fields.code'));
  return form;
}

it('registering asks for six digits and a password of eight characters', async () => {
  const asked = answerWith(answers.broken);
  const form = await drawRegister();
  await form.fill({ code: '12345', choosePassword: '1234567' });
  await form.submit();
  expect(document.activeElement).toBe(form.field('code'));
  expect(descriptionOf(form.field('code'))).toContain(text('errors.codeInvalid'));
  expect(descriptionOf(form.field('choosePassword'))).toContain(text('errors.passwordShort', { min: 8 }));
  expect(asked).toEqual([]);
});

it('password managers learn what each field of registering is', async () => {
  const form = await drawRegister();
  expect(form.field('email').autocomplete).toBe('username');
  expect(form.field('code').autocomplete).toBe('one-time-code');
  expect(form.field('code').inputMode).toBe('numeric');
  expect(form.field('choosePassword').autocomplete).toBe('new-password');
});

it('a new password that is too long is refused', async () => {
  const form = drawAccountForm('resetPasswordStep2', ({ texts, icons, submit, busy }) => (
    <NewPasswordForm
      {...{ texts, icons, submit, busy }}
      home="/app"
      first="/forget"
      again={null}
      done={null}
    />
  ));
  await screen.findByLabelText(text('fields.newPassword'));
  await form.fill({ newPassword: tooLong });
  await form.submit();
  expect(form.field('newPassword').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(form.field('newPassword'))).toContain(text('errors.passwordLong', { max: 128 }));
  expect(form.field('newPassword').value).toBe(tooLong);
});
