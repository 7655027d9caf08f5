// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawAccountForm } from '@/tests/support/components/account-form';
import { answers, answerWith } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';
import { LoginForm } from '../forms/login-form.island';

const step = (key: string) => message('en', 'factors', `step.${key}`);
const user = { id: 'u1', email: 'ada@example.com' };
const left = answers.json(409, { message: 'x', code: 'second_factor', ticket: 'ticket-1' });
const signedIn = answers.data({ token: 't'.repeat(43), user, isNew: false });
const refused = (code: string) => answers.json(400, { message: 'x', code });

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  sessionStorage.clear();
  window.location.href = 'http://localhost/login?next=%2Fpricing';
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const draw = () =>
  drawAccountForm('login', ({ texts, icons, submit, busy }) => (
    <LoginForm texts={texts} icons={icons} submit={submit} busy={busy} home="/app" />
  ));

async function begin() {
  const form = draw();
  await form.fill({ email: user.email, password: 'correct horse' });
  await form.submit();
  await screen.findByLabelText(step('label'));
}

const press = (key: string) => userEvent.click(screen.getByRole('button', { name: step(key) }));
const type = (label: string, code: string) => userEvent.type(screen.getByLabelText(step(label)), code);

it('asks for the code of the app, says what is wrong with one, and goes on where the visitor wanted to go', async () => {
  const asked = answerWith(left, refused('bad_code'), signedIn);
  await begin();
  expect(document.activeElement).toBe(screen.getByLabelText(step('label')));
  await type('label', '12345');
  await press('submit');
  expect(screen.getByRole('alert').textContent).toBe(step('invalid'));
  expect(asked).toHaveLength(1);
  await type('label', ' 6');
  await press('submit');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(step('wrong')));
  const field = screen.getByLabelText<HTMLInputElement>(step('label'));
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(assign).not.toHaveBeenCalled();
  await press('submit');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing'));
  expect(sessionStorage.getItem('pending_login')).toBeNull();
});

it('takes a recovery code as well', async () => {
  answerWith(left, refused('bad_code'), signedIn);
  await begin();
  await press('useRecovery');
  await type('recoveryLabel', 'abcd-efgh');
  await press('submit');
  expect(screen.getByRole('alert').textContent).toBe(step('recoveryInvalid'));
  await type('recoveryLabel', '-jkmn');
  await press('submit');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(step('recoveryWrong')));
  await press('submit');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing'));
});

it('begins anew once the login is too old, and says so', async () => {
  answerWith(left, refused('bad_ticket'));
  await begin();
  await type('label', '123456');
  await press('submit');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(step('expired')));
  expect(screen.queryByLabelText(step('label'))).toBeNull();
  expect(sessionStorage.getItem('pending_login')).toBeNull();
});

it('goes on with a login that Google has begun in this tab, and leads back from it', async () => {
  sessionStorage.setItem('pending_login', JSON.stringify({ ticket: 'ticket-2', until: Date.now() + 60_000 }));
  const form = draw();
  await screen.findByLabelText(step('label'));
  await press('back');
  expect(form.field('email').value).toBe('');
  expect(sessionStorage.getItem('pending_login')).toBeNull();
});

it('forgets a login that has waited for too long', () => {
  sessionStorage.setItem('pending_login', JSON.stringify({ ticket: 'ticket-2', until: Date.now() - 1 }));
  const form = draw();
  expect(form.field('email')).toBeTruthy();
});
