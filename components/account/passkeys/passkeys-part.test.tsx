// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerAccount, drawAccount } from '@/tests/support/components/account-home';
import { answers, type Answer } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';

const text = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'factors', `passkeys.${key}`, values);
const laptop = {
  ...{ id: 'p1', name: 'Firefox, Windows' },
  ...{ createdAt: '2026-02-01T12:00:00.000Z', lastUsedAt: null },
};
const oldSignIn = answers.json(403, { message: 'x', code: 'sign_in_again' });

// Who is signed in is asked for once in the life of a page.
beforeEach(() => {
  vi.resetModules();
  window.location.hash = '';
});

/** Stands in for the API, which knows these passkeys. */
const answer = (passkeys: readonly object[] | null, ...changes: Answer[]) =>
  answerAccount(
    { 'account/factors': { data: { twoStep: null, ...(passkeys && { passkeys }) } } },
    ...changes,
  );

it('are not offered where the API knows of two-step login alone', async () => {
  answer(null);
  await drawAccount();
  expect(await screen.findByText(translate('en', 'factors', 'twoStep.lead'))).toBeTruthy();
  expect(screen.queryByRole('region', { name: text('title') })).toBeNull();
});

it('are said not to work in a browser that cannot use them', async () => {
  answer([]);
  await drawAccount();
  expect(await screen.findByText(text('unsupported'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: text('add') })).toBeNull();
});

it('are renamed, and removed after the question and the password', async () => {
  const asked = answer([laptop], answers.data(true), oldSignIn, answers.data(true));
  await drawAccount();
  const { name, id } = laptop;
  await userEvent.click(await screen.findByRole('button', { name: text('renameOf', { name }) }));
  const field = await screen.findByLabelText(text('renameTitle'), { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, 'My laptop{Enter}');

  await userEvent.click(await screen.findByRole('button', { name: text('removeOf', { name }) }));
  const dialog = within(await screen.findByRole('dialog', { name: text('removeTitle') }));
  await userEvent.click(dialog.getByRole('button', { name: text('remove') }));
  const password = await screen.findByLabelText(message('en', 'account', 'fields.password'), {
    selector: 'input',
  });
  await userEvent.type(password, 'correct horse{Enter}');
  expect(await screen.findByText(text('removed'))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([
    { call: 'POST account/passkeys/name', body: { id, name: 'My laptop' } },
    { call: 'DELETE account/passkeys', body: { id } },
    { call: 'DELETE account/passkeys', body: { id, password: 'correct horse' } },
  ]);
});
