// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountText as text, descriptionOf, drawAccountForm } from '@/tests/support/components/account-form';
import { answers, answerWith } from '@/tests/support/components/component';
import { LoginForm } from './login-form.island';

const email = 'ada@example.com';
const password = 'correct horse battery';
const user = { id: 'u1', email, nickname: 'Ada' };
const signedIn = answers.data({ token: 't'.repeat(43), user, isNew: false });
const html = '<!doctype html><title>502</title><h1>Bad Gateway</h1><script>alert(1)</script>';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  window.location.href = 'http://localhost/login';
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const draw = () =>
  drawAccountForm('login', ({ texts, icons, submit, busy }) => (
    <LoginForm texts={texts} icons={icons} submit={submit} busy={busy} home="/app" />
  ));

describe('an API in trouble says so, loses nothing, and the next try works: it', () => {
  it.each([
    ['cannot be reached', answers.broken, text('errors.network')],
    ['answers 500 with a page of HTML', answers.text(500, 'text/html', html), text('errors.server')],
    ['answers 200 with a page of HTML', answers.text(200, 'text/html', html), text('errors.server')],
    [
      'answers broken JSON',
      answers.text(200, 'application/json', '{"data":{"token":'),
      text('errors.server'),
    ],
    ['answers JSON without a token', answers.data({ user: { id: 1 } }), text('errors.server')],
    ['answers nothing', answers.text(200, 'text/plain', ''), text('errors.server')],
    [
      'answers sealed JSON that cannot be opened',
      answers.text(200, 'application/jose', 'a.b.c.d.e'),
      text('errors.server'),
    ],
    [
      'cannot be reached behind the site',
      answers.json(502, { message: 'x', code: 'api_unreachable' }),
      text('errors.network'),
    ],
    [
      'is too slow behind the site',
      answers.json(504, { message: 'x', code: 'api_timeout' }),
      text('errors.timeout'),
    ],
    [
      'asks to wait',
      answers.json(429, { message: 'x' }, { 'retry-after': '90' }),
      text('errors.slowDown', { time: '1:30' }),
    ],
    [
      'asks to wait without saying how long',
      answers.text(429, 'text/plain', 'Too many'),
      text('errors.slowDownLater'),
    ],
  ])('%s', async (_, trouble, words) => {
    const asked = answerWith(trouble, signedIn);
    const form = draw();
    await form.fill({ email, password });
    await form.submit();
    await waitFor(() => expect(form.alert().textContent).toBe(words));
    expect(form.field('email').value).toBe(email);
    expect(form.field('password').value).toBe(password);
    expect(assign).not.toHaveBeenCalled();
    await form.submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/app'));
    expect(asked).toHaveLength(2);
  });
});

it('gives up an API that does not answer after ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerWith(() => new Promise(() => undefined));
  const form = draw();
  await form.fill({ email, password });
  await form.submit();
  await waitFor(() => expect(form.button('login.busy').getAttribute('aria-disabled')).toBe('true'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(form.alert().textContent).toBe(text('errors.timeout')));
  expect(form.button('login.submit').getAttribute('aria-disabled')).toBe('false');
  vi.useRealTimers();
});

it('marks and announces empty fields; the first of them has the focus', async () => {
  const form = draw();
  await form.submit();
  expect(form.alert().textContent).toBe(text('errors.summary'));
  expect(document.activeElement).toBe(form.field('email'));
  expect(descriptionOf(form.field('email'))).toContain(text('errors.emailMissing'));
  await form.fill({ email });
  await form.submit();
  expect(document.activeElement).toBe(form.field('password'));
  expect(form.field('password').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(form.field('password'))).toContain(text('errors.passwordMissing'));
  expect(form.field('email').hasAttribute('aria-invalid')).toBe(false);
});

it('shows the password and hides it, by keyboard too', async () => {
  const form = draw();
  await form.fill({ password: 'secret words' });
  expect(form.field('password').type).toBe('password');
  await form.user.click(form.button('fields.showPassword'));
  expect(form.field('password').type).toBe('text');
  expect(form.field('password').value).toBe('secret words');
  expect(document.activeElement).toBe(form.button('fields.hidePassword'));
  await form.user.keyboard(' ');
  expect(form.field('password').type).toBe('password');
  expect(form.field('password').autocomplete).toBe('current-password');
  expect(assign).not.toHaveBeenCalled();
});

it('refuses a password that is too long without asking the API', async () => {
  const asked = answerWith(signedIn);
  const tooLong = 'a sentence that goes on '.repeat(6).slice(0, 129);
  const form = draw();
  await form.fill({ email, password: tooLong });
  await form.submit();
  expect(form.field('password').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(form.field('password'))).toContain(text('errors.passwordLong', { max: 128 }));
  expect(asked).toEqual([]);
});
