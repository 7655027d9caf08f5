// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '@/tests/support/components/component';
import { SessionLink } from './session-link.island';

const started = vi.hoisted(() => vi.fn());
vi.mock('@/lib/practice/keep', () => ({ startKeeping: started }));

const user = { id: 'u1', email: 'ada@example.com', nickname: 'Ada', temp: false };
const draw = () => render(<SessionLink visitor={<span>visitor</span>} user={<span>user</span>} />);
const isShown = (name: string) => !screen.getByText(name).parentElement?.className.includes('invisible');

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  started.mockReset();
});

it('keeps the practice of who is signed in', async () => {
  localStorage.setItem('det_i18n_token', 'token');
  answerCalls({ userInfo: { data: user } });
  draw();
  await waitFor(() => expect(isShown('user')).toBe(true));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
});

it('asks and loads nothing for a visitor, and keeps nothing of a temporary user', async () => {
  const asked = answerCalls({ userInfo: { data: { ...user, temp: true } } });
  draw();
  expect(isShown('visitor')).toBe(true);
  expect(asked).toEqual([]);
  localStorage.setItem('det_i18n_token', 'token');
  screen.getByText('visitor').remove();
  draw();
  await waitFor(() => expect(asked).toEqual(['userInfo']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isShown('visitor')).toBe(true);
  expect(started).not.toHaveBeenCalled();
});
