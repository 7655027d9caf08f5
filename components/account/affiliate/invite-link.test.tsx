// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls, answers, draw } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';

const t = (key: string) => message('en', 'invite', key);
const link = 'https://site.example/?invite=abcdefgh23';
const own = { data: { code: 'abcdefgh23', link, visits: 1234, signUps: 12, paid: 3 } };

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

async function drawLink() {
  const { InviteLink } = await import('./invite-link');
  draw(<InviteLink />, 'en', ['invite']);
}

function signIn() {
  localStorage.setItem('det_i18n_token', 'a-token');
}

const loginLink = () => screen.queryByRole('link', { name: 'Log in to see your link' });

it('tells visitors the way to a link of their own, and asks nothing', async () => {
  const asked = answerCalls({});
  await drawLink();
  expect(loginLink()?.getAttribute('href')).toBe('/login?next=%2Faffiliate-program');
  await vi.dynamicImportSettled();
  expect(asked).toEqual([]);
});

it('shows a user the link and what came of it, and copies it', async () => {
  signIn();
  answerCalls({ 'account/affiliate': own });
  await drawLink();
  const input = await screen.findByLabelText<HTMLInputElement>(t('label'));
  expect(input.value).toBe(link);
  expect(loginLink()).toBeNull();
  for (const [key, count] of [
    ['visits', '1,234'],
    ['signUps', '12'],
    ['paid', '3'],
  ] as const)
    expect(screen.getByText(t(key), { selector: 'dt' }).parentElement?.textContent).toBe(t(key) + count);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: t('copy') }));
  expect(await screen.findByText(t('copied'))).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: t('copy') }));
  expect(await screen.findByText(t('copyFailed'))).toBeTruthy();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, link.length]);
});

it('says that it could not be loaded, and tries again', async () => {
  signIn();
  let isDown = true;
  answerCalls({
    'account/affiliate': () =>
      isDown ? answers.json(500, { message: 'No', code: 'internal' })() : Response.json(own),
  });
  await drawLink();
  expect(await screen.findByText(t('failed'))).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByLabelText(t('label'))).toBeTruthy();
});

it('shows nothing where the API has no such call', async () => {
  signIn();
  answerCalls({ 'account/affiliate': answers.json(404, { message: 'No', code: 'unknown_call' }) });
  await drawLink();
  await waitFor(() => expect(loginLink()).toBeNull());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByLabelText(t('label'))).toBeNull();
});
