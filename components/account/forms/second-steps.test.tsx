// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPending, type Flow } from '@/lib/account/pending';
import { accountText as text, descriptionOf, drawAccountForm } from '@/tests/support/components/account-form';
import { answers, answerWith } from '@/tests/support/components/component';
import { NewPasswordForm } from './new-password-form.island';
import { RegisterCodeForm } from './register-code-form.island';
import { ResetCodeForm } from './reset-code-form.island';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

const tooLong = 'a sentence that goes on '.repeat(6).slice(0, 129);

beforeEach(() => {
  for (const flow of ['register', 'reset'] satisfies Flow[])
    keepPending(flow, { email: 'ada@example.com', nickname: 'Ada', resendAt: 0, ticket: 'ticket' });
});

/** The second step of registering, once it knows the first. */
async function drawRegister(lead = '') {
  const form = drawAccountForm('register2', ({ firstTexts, resend, icons, submit, busy }) => (
    <RegisterCodeForm
      {...{ resend, icons, submit, busy }}
      texts={firstTexts}
      locale="en"
      lead={lead}
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

/** The second step to a new password, once it knows the first. */
async function drawReset() {
  const form = drawAccountForm('resetPassword', ({ texts, resend, icons, submit, busy }) => (
    <ResetCodeForm
      {...{ texts, resend, icons, submit, busy }}
      locale="en"
      lead="{email}"
      first="/forget"
      next="/resetPasswordStep2"
    />
  ));
  await screen.findByLabelText(text('fields.code'));
  return form;
}

describe.each([
  ['registering', 'register2', drawRegister, { choosePassword: 'correct horse battery' }],
  ['choosing a new password', 'resetPassword', drawReset, {}],
] as const)('%s', (_, page, drawForm, others) => {
  beforeEach(() => {
    for (const flow of ['register', 'reset'] satisfies Flow[])
      keepPending(flow, { email: 'ada@example.com', nickname: 'Ada', resendAt: 0, challenges: ['one'] });
  });

  it('leads to a code that is refused: said beside it, and typing anew takes its place', async () => {
    const refusal = answers.json(400, { message: 'x', code: 'bad_code' });
    answerWith(refusal, refusal, answers.broken);
    const form = await drawForm();
    await form.fill({ ...others, code: '123456' });
    await form.submit();
    const code = form.field('code');
    await waitFor(() => expect(descriptionOf(code)).toBe(text('errors.badCode')));
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    await form.user.keyboard('654321{Enter}');
    expect(code.value).toBe('654321');
    await waitFor(() => expect(document.activeElement).toBe(code));
  });

  it('has its button before what to do when no email comes', async () => {
    const form = await drawForm();
    const order = form.button(`${page}.submit`).compareDocumentPosition(form.button('code.resend'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

it('names the address of the first step as it was entered, with its dollar signs', async () => {
  keepPending('register', { email: 'a$$b$&@x.com', nickname: 'Ada', resendAt: 0, ticket: 'ticket' });
  await drawRegister('Sent to {email}.');
  expect(screen.getByText('Sent to a$$b$&@x.com.')).toBeDefined();
});

it('password managers learn what each field of registering is', async () => {
  const form = await drawRegister();
  // For them alone: the page says above which address it is.
  const email = document.querySelector<HTMLInputElement>('input[name="email"]');
  expect(email).toMatchObject({ autocomplete: 'username', value: 'ada@example.com', className: 'hidden' });
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
