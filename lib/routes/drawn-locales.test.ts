import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../i18n/locales';

afterEach(() => vi.resetModules());

const drawn = async (chosen: string) => {
  vi.stubEnv('BUILD_LOCALES', chosen);
  return (await import('./drawn-locales')).drawnLocales();
};

it('are all languages, or those that a build chose, in their usual order', async () => {
  expect(await drawn('')).toEqual(locales);
  vi.resetModules();
  expect(await drawn('ja,de')).toEqual(locales.filter((locale) => ['de', 'ja'].includes(locale)));
});
