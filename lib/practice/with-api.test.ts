// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import type * as keptModule from '../questions/kept';
import type * as keepModule from './keep';

/*
 * The browser's side with the embedded API itself, in place of a double that could have the same mistake: what one of two says has
 * to be what the other means.
 */

let browsers: Record<string, Record<string, string>>;
let atWork: string;
let keep: typeof keepModule;
let kept: typeof keptModule;

/** Goes to another browser and opens a page there. */
async function goTo(name: string): Promise<void> {
  browsers[atWork] = { ...localStorage } as Record<string, string>;
  localStorage.clear();
  for (const [key, text] of Object.entries(browsers[name] ?? {})) localStorage.setItem(key, text);
  atWork = name;
  vi.resetModules();
  keep = await import('./keep');
  kept = await import('../questions/kept');
}

function connect(site: TestBackend): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { method = 'GET', headers = {}, body = null } = init;
    return site.backend.fetch(new Request(`http://localhost${url}`, { method, headers, body }));
  });
}

beforeEach(async () => {
  localStorage.clear();
  browsers = {};
  atWork = 'here';
  await goTo('here');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('two browsers and the embedded API come to the same', async () => {
  const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { now: Date.now });
  connect(site);
  const token = await registerUser(site, 'ada@example.com');
  const signIn = () => localStorage.setItem('det_i18n_token', token);
  signIn();
  for (let index = 0; index < 450; index += 1) kept.keepAnswer(`q-${index}`, [`line ${index}\nand more`]);
  const missed = Date.now() - 60_000;
  localStorage.setItem('practice_again', JSON.stringify({ 'rs-101': [1, 20_503, missed] }));
  localStorage.setItem('practice_days', '["2026-11-20"]');
  expect(await keep.keepPractice()).toBe(true);
  await goTo('there');
  signIn();
  kept.keepAnswer('own', ['of there']);
  localStorage.setItem('practice_again', JSON.stringify({ 'rs-101': [0, 20_501, missed - 1000] }));
  localStorage.setItem('practice_days', '["2026-11-23"]');
  expect(await keep.keepPractice()).toBe(true);
  expect(Object.keys(kept.answersEntry.read() ?? {})).toHaveLength(451);
  kept.forgetAnswers(['q-0', 'q-1']);
  expect(await keep.keepPractice()).toBe(true);
  await goTo('here');
  localStorage.setItem(
    'practice_account',
    (localStorage.getItem('practice_account') ?? '').replace(/"asked":\d+/, '"asked":0'),
  );
  expect(await keep.keepPractice()).toBe(true);
  const answers = kept.answersEntry.read() ?? {};
  expect(Object.keys(answers)).toHaveLength(449);
  expect(answers.own).toEqual(['of there']);
  expect(answers['q-449']).toEqual(['line 449\nand more']);
  expect(answers['q-0']).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('practice_again') ?? '')).toEqual({ 'rs-101': [1, 20_503, missed] });
  expect(JSON.parse(localStorage.getItem('practice_days') ?? '')).toEqual(['2026-11-20', '2026-11-23']);
});
