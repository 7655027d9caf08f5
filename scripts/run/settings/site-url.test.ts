import { expect, it } from 'vitest';
import { parseEnv } from '../../../lib/env/schema';
import { inputsHash } from '../checkout/inputs.mjs';
import { environmentOf } from './read-settings.mjs';
import { siteUrlOf } from './site-url.mjs';

it('is the default of the schema where nothing is set', () => {
  expect(siteUrlOf({})).toBe(parseEnv({}).SITE_URL);
  expect(siteUrlOf({ SITE_URL: '', PORT: '' })).toBe(parseEnv({}).SITE_URL);
});

it('follows the port, unless it is set itself', () => {
  expect(siteUrlOf({ PORT: '4000' })).toBe('http://localhost:4000');
  expect(siteUrlOf({ PORT: '4000', SITE_URL: 'https://a.example' })).toBe('https://a.example');
});

it('reaches the build and the server, for both of which the settings are read once', () => {
  expect(parseEnv(environmentOf({ PORT: '4000' }))).toMatchObject({
    SITE_URL: 'http://localhost:4000',
    PORT: 4000,
  });
});

it('makes no build stale by a port alone', () => {
  expect(inputsHash('.', { PORT: '4000' })).toBe(inputsHash('.', { PORT: '4001' }));
});
