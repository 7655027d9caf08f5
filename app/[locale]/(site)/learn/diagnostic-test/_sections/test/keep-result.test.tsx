// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '@/tests/support/components/component';
import { message } from '@/tests/support/site';
import { KeepResult } from './keep-result';

const { loadUser, keepPractice } = vi.hoisted(() => ({ loadUser: vi.fn(), keepPractice: vi.fn() }));
vi.mock('@/lib/session/user', () => ({ loadUser }));
vi.mock('@/lib/practice/keep', () => ({ keepPractice }));

const said = (key: string) => message('en', 'diagnostic', key);

beforeEach(() => {
  localStorage.setItem('det_i18n_token', 'a-token');
  keepPractice.mockReset().mockResolvedValue(true);
});

it('says to who is logged in that the account keeps it, once the account has said so', async () => {
  loadUser.mockResolvedValue({ temp: false });
  draw(<KeepResult />, 'en', ['diagnostic']);
  expect(screen.queryByText(said('keep.title'))).toBeNull();
  expect(await screen.findByText(said('keep.kept'))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers an account to a temporary user, and sends nothing', async () => {
  loadUser.mockResolvedValue({ temp: true });
  draw(<KeepResult />, 'en', ['diagnostic']);
  expect(await screen.findByText(said('keep.title'))).toBeTruthy();
  expect(keepPractice).not.toHaveBeenCalled();
});

it.each([
  ['does not keep practice', () => keepPractice.mockResolvedValue(false)],
  ['cannot be asked', () => keepPractice.mockRejectedValue(new Error('no connection'))],
])('promises nothing where the account %s', async (_, prepare) => {
  loadUser.mockResolvedValue({ temp: false });
  prepare();
  draw(<KeepResult />, 'en', ['diagnostic']);
  await vi.waitFor(() => expect(keepPractice).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByText(said('keep.kept'))).toBeNull();
  expect(screen.queryByText(said('keep.title'))).toBeNull();
});
