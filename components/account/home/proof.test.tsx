// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { app, here, owner } from '@/tests/support/app-home';
import { answerAccount, drawAccount } from '@/tests/support/components/account-home';
import { answers, type Answer } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';

const account = (key: string) => message('en', 'account', key);

// Who is signed in is asked for once in the life of a page.
beforeEach(() => {
  vi.resetModules();
  window.location.hash = '';
});

const oldSignIn = answers.json(403, { message: 'Please sign in again first.', code: 'sign_in_again' });
const wrongPassword = answers.json(400, { message: 'No', code: 'bad_credentials' });

/** Stands in for the API, which knows this user. */
const answer = (user: object, ...deletions: Answer[]) =>
  answerAccount({ userInfo: { data: user } }, ...deletions);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const passwordField = async (title: string) =>
  within(await screen.findByRole('dialog', { name: title })).findByLabelText(account('fields.password'));
const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

it('ends one session, named by its device, without a body where no proof is asked for', async () => {
  const asked = answer(owner, answers.data(true));
  await drawAccount();
  const sessions = within(await screen.findByRole('region', { name: app('sessions.title') }));
  const [button, ...more] = await sessions.findAllByRole('button', { name: /Chrome, Android/ });
  expect(more).toEqual([]);
  if (button) await userEvent.click(button);
  const dialog = await dialogOf(app('sessions.confirmOne'));
  expect(dialog.getByText('Chrome, Android')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: app('sessions.end') }));
  expect(await screen.findByText(app('sessions.endedOne', { device: 'Chrome, Android' }))).toBeTruthy();
  expect(asked).toEqual([{ call: 'DELETE account/session?id=s2', body: undefined }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the password once the API wants a proof, and keeps asking after a wrong one', async () => {
  const asked = answer(owner, oldSignIn, wrongPassword, answers.data(true));
  await drawAccount();
  await press(app('sessions.endOthers'));
  const title = app('sessions.confirm');
  await userEvent.click((await dialogOf(title)).getByRole('button', { name: app('sessions.endOthers') }));
  const field = await passwordField(title);
  expect(field.getAttribute('type')).toBe('password');
  expect((await dialogOf(title)).getByText(app('proof.password'))).toBeTruthy();

  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(account('errors.passwordMissing'))).toBeTruthy();
  await userEvent.type(field, 'not it{Enter}');
  expect(await screen.findByText(app('password.wrong'))).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'correct horse{Enter}');
  expect(await screen.findByText(app('sessions.ended'))).toBeTruthy();
  const call = 'DELETE account/sessions?others=1';
  expect(asked).toEqual([
    { call, body: undefined },
    { call, body: { password: 'not it' } },
    { call, body: { password: 'correct horse' } },
  ]);
});

it('deletes with the address as it was typed before the proof', async () => {
  const asked = answer(owner, oldSignIn, oldSignIn);
  await drawAccount();
  await press(app('remove.open'));
  await userEvent.type(
    await screen.findByLabelText(app('remove.label', { email: owner.email })),
    owner.email,
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await passwordField(app('remove.title')), 'correct horse{Enter}');
  // Of an API that takes no password either.
  expect(await screen.findByText(app('proof.again'))).toBeTruthy();
  expect(asked).toEqual([
    { call: 'DELETE account', body: { confirm: owner.email } },
    { call: 'DELETE account', body: { confirm: owner.email, password: 'correct horse' } },
  ]);
});

it('leads who has no password to the login, and back to the same part', async () => {
  answer({ ...owner, hasPassword: false }, oldSignIn);
  await drawAccount();
  await press(app('sessions.endOthers'));
  await userEvent.click(
    (await dialogOf(app('sessions.confirm'))).getByRole('button', { name: app('sessions.endOthers') }),
  );
  const link = await screen.findByRole('link', { name: app('proof.link') });
  const next = encodeURIComponent(`${window.location.pathname}#sessions-title`);
  expect(link.getAttribute('href')).toBe(`/login?next=${next}#again`);
});

it('goes on where it was after the new login', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  window.location.hash = '#remove-title';
  answer({ ...owner, hasPassword: false });
  await drawAccount();
  expect(await screen.findByRole('dialog', { name: app('remove.title') })).toBeTruthy();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('offers no button for the session that looks', async () => {
  answer(owner);
  await drawAccount();
  const current = (await screen.findByText(app('sessions.current'))).closest('li');
  expect(here.current).toBe(true);
  expect(within(current ?? document.body).queryByRole('button')).toBeNull();
});
