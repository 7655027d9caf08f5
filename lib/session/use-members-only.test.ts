// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { leaveForLogin } from './use-members-only';

it('leads to the login and back to what the address names', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/de/app/correction?id=abc');
  leaveForLogin('/de/login');
  expect(replace).toHaveBeenCalledWith('/de/login?next=%2Fde%2Fapp%2Fcorrection%3Fid%3Dabc');
  replace.mockRestore();
});
