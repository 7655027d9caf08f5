import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * What begins and ends each test of a part. Files that share a document and their modules have it as a setup file, which is run for
 * each of them.
 */

// What the file before has kept.
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
document.documentElement.removeAttribute('style');
history.replaceState(null, '', '/');

// ms, for a machine under load: what a part loads on demand may be long.
configure({ asyncUtilTimeout: 20_000 });

const logged = vi.fn();

beforeEach(() => {
  // React tells by it that updates are waited for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  cleanup();
  const errors = logged.mock.calls;
  logged.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(errors, 'what was logged').toEqual([]);
});
