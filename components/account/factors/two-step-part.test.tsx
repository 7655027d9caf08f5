// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerAccount, drawAccount } from '@/tests/support/components/account-home';
import { answers, type Answer } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';

const text = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'factors', key, values);
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const begun = {
  setup: 'sealed',
  secret,
  address: `otpauth://totp/Site:ada%40example.com?secret=${secret}&issuer=Site`,
};
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-000${index}`);
const on = (left: number) => ({ twoStep: { since: '2026-02-01T12:00:00.000Z', recoveryCodes: left } });

// Who is signed in is asked for once in the life of a page.
beforeEach(() => {
  vi.resetModules();
  window.location.hash = '';
});

/** Stands in for the API, which knows this of the factors. */
const answer = (factors: Answer, ...changes: Answer[]) =>
  answerAccount({ 'account/factors': factors }, ...changes);

const press = async (key: string) => userEvent.click(await screen.findByRole('button', { name: text(key) }));
const passwordLabel = message('en', 'account', 'fields.password');
const oldSignIn = answers.json(403, { message: 'x', code: 'sign_in_again' });

it('is not offered where the API does not know of it', async () => {
  answer(answers.json(404, { message: 'x', code: 'unknown_call' }));
  await drawAccount();
  expect(await screen.findByRole('region', { name: message('en', 'app', 'password.title') })).toBeTruthy();
  expect(screen.queryByRole('region', { name: text('twoStep.title') })).toBeNull();
});

it('is set up by a picture, a key or a link, counts once a code is right, and shows the recovery codes', async () => {
  let state: object = { twoStep: null };
  const asked = answer(
    () => Response.json({ data: state }),
    answers.data(begun),
    answers.json(400, { message: 'x', code: 'bad_code' }),
    () => {
      state = on(10);
      return Response.json({ data: { recoveryCodes } });
    },
  );
  await drawAccount();
  await press('twoStep.start');
  const picture = await screen.findByRole('img', { name: text('twoStep.picture') });
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  expect(screen.getByRole('link', { name: text('twoStep.open') }).getAttribute('href')).toBe(begun.address);
  const field = screen.getByLabelText(text('step.label'));
  await userEvent.type(field, '12345{Enter}');
  expect(await screen.findByText(text('step.invalid'))).toBeTruthy();
  await userEvent.type(field, '6{Enter}');
  expect(await screen.findByText(text('step.wrong'))).toBeTruthy();
  await userEvent.type(field, '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: text('codes.title') }));
  for (const code of recoveryCodes) expect(dialog.getByText(code)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: text('codes.copy') }));
  expect(await dialog.findByText(text('codes.copied'))).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain(recoveryCodes.join('\n'));
  await press('codes.saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(text('twoStep.left', { count: 10 }))).toBeTruthy();
  expect(screen.getByText(text('twoStep.onDone'))).toBeTruthy();
  expect(screen.getByText(message('en', 'app', 'sessions.ended'))).toBeTruthy();
  expect(asked.map(({ call }) => call)).toEqual([
    'POST account/two-step/start',
    'POST account/two-step',
    'POST account/two-step',
  ]);
});

it('is turned off after the question and, where the API wants it, the password', async () => {
  let state: object = on(3);
  const asked = answer(
    () => Response.json({ data: state }),
    oldSignIn,
    () => {
      state = { twoStep: null };
      return Response.json({ data: true });
    },
  );
  await drawAccount();
  await press('twoStep.off');
  const dialog = within(await screen.findByRole('dialog', { name: text('twoStep.offTitle') }));
  await userEvent.click(dialog.getByRole('button', { name: text('twoStep.off') }));
  const field = await screen.findByLabelText(passwordLabel, { selector: 'input' });
  await userEvent.type(field, 'correct horse{Enter}');
  expect(await screen.findByText(text('twoStep.offDone'))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: text('twoStep.start') })).toBeTruthy();
  expect(asked).toEqual([
    { call: 'DELETE account/two-step', body: {} },
    { call: 'DELETE account/two-step', body: { password: 'correct horse' } },
  ]);
});

it('makes new recovery codes after the password as well, and keeps them on the screen', async () => {
  answer(answers.data(on(0)), oldSignIn, answers.data({ recoveryCodes }));
  await drawAccount();
  expect(await screen.findByText(text('twoStep.left', { count: 0 }))).toBeTruthy();
  await press('twoStep.renew');
  const dialog = within(await screen.findByRole('dialog', { name: text('twoStep.renewTitle') }));
  await userEvent.click(dialog.getByRole('button', { name: text('twoStep.renew') }));
  await userEvent.type(await screen.findByLabelText(passwordLabel, { selector: 'input' }), 'correct{Enter}');
  expect(await screen.findByText(recoveryCodes[9] ?? '')).toBeTruthy();
});

it('says that another window was first', async () => {
  answer(
    answers.data({ twoStep: null }),
    answers.data(begun),
    answers.json(409, { message: 'x', code: 'factor_changed' }),
  );
  await drawAccount();
  await press('twoStep.start');
  await userEvent.type(await screen.findByLabelText(text('step.label')), '123456{Enter}');
  expect(await screen.findByText(text('twoStep.changed'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
