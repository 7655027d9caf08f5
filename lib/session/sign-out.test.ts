// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { signOut } from './sign-out';

let kept: string[];

beforeEach(() => {
  kept = ['offline-pages-one', 'offline-files-one', 'of-another-script'];
  vi.stubGlobal('fetch', async () => Response.json({ data: true }));
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => void (kept = kept.filter((other) => other !== name)),
  });
});

it('leaves the pages that were read where the work in this browser stays', async () => {
  await signOut({ clearWork: false });
  expect(kept).toHaveLength(3);
});

it('clears the list of what was read with the work, before the page is left', async () => {
  await signOut({ clearWork: true });
  expect(kept).toEqual(['of-another-script']);
});

it('signs out where a browser does not let its caches be seen', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('SecurityError')) });
  localStorage.setItem('det_i18n_token', 't');
  await signOut({ clearWork: true });
  expect(localStorage.getItem('det_i18n_token')).toBeNull();
});
