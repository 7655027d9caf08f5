import { expect, it } from 'vitest';
import { parseEnv } from '../env/schema';
import { contentSecurityPolicy } from './csp';
import { trackerSources } from './tracker-sources';

/** The directives of a page's policy with these settings that differ from those without any. */
function additions(settings: Record<string, string>): Record<string, string> {
  const directives = (given: Record<string, string>) =>
    contentSecurityPolicy([], [], trackerSources(parseEnv(given))).split('; ');
  const own = directives({});
  const changed = directives(settings).filter((directive) => !own.includes(directive));
  return Object.fromEntries(
    changed.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !["'self'", 'data:'].includes(source)).join(' ')];
    }),
  );
}

it('names nobody where nothing is switched on', () => {
  expect(additions({ NEXT_PUBLIC_CONSENT: 'opt-in', NEXT_PUBLIC_PATH_LOG: 'on' })).toEqual({});
});

it('names Meta’s two hosts for a pixel', () => {
  expect(additions({ NEXT_PUBLIC_META_PIXEL_ID: '1234567890' })).toEqual({
    'script-src': 'https://connect.facebook.net',
    'img-src': 'https://www.facebook.com',
    'connect-src': 'https://www.facebook.com',
  });
});

it('names the hosts of Analytics for a tag that begins with G-', () => {
  expect(additions({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'G-ABCD1234' })).toEqual({
    'script-src': 'https://www.googletagmanager.com',
    'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
    'connect-src':
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  });
});

it('names those of Ads for a tag that begins with AW-, each once', () => {
  const hosts =
    'https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net ' +
    'https://pagead2.googlesyndication.com https://www.google.com';
  expect(additions({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-123456789' })).toEqual({
    'script-src':
      'https://www.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net',
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': 'https://www.googletagmanager.com',
  });
});

it.each([
  ['NEXT_PUBLIC_META_PIXEL', '1234567890'],
  ['NEXT_PUBLIC_GOOGLE_TAG', 'AW-123456789'],
])('names nothing but the stand-in of %s', (name, id) => {
  const host = 'http://localhost:9999';
  expect(additions({ [`${name}_ID`]: id, [`${name}_URL`]: `${host}/script.js` })).toEqual({
    'script-src': host,
    'img-src': host,
    'connect-src': host,
  });
});

it('names all hosts of a service whose script is asked for in another language', () => {
  const id = { NEXT_PUBLIC_META_PIXEL_ID: '1234567890' };
  const german = { NEXT_PUBLIC_META_PIXEL_URL: 'https://connect.facebook.net/de_DE/fbevents.js' };
  expect(additions({ ...id, ...german })).toEqual(additions(id));
});

it.each([
  ['crisp', undefined, 'https://go.crisp.chat'],
  ['chatwoot', undefined, 'https://app.chatwoot.com'],
  ['chatwoot', 'https://chat.example.com/widget', 'https://chat.example.com'],
])('lets the chat of %s at %s in as a frame, and nowhere else', (provider, url, host) => {
  expect(
    additions({
      NEXT_PUBLIC_CHAT_PROVIDER: provider,
      NEXT_PUBLIC_CHAT_ID: 'site-1',
      ...(url && { NEXT_PUBLIC_CHAT_URL: url }),
    }),
  ).toEqual({ 'frame-src': host });
});

it.each([
  ['NEXT_PUBLIC_CHAT_PROVIDER', 'crisp', 'needs NEXT_PUBLIC_CHAT_ID as well'],
  ['NEXT_PUBLIC_CHAT_ID', 'site-1', 'needs NEXT_PUBLIC_CHAT_PROVIDER as well'],
  ['NEXT_PUBLIC_CHAT_PROVIDER', 'intercom', 'must be crisp or chatwoot'],
  ['NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL', 'label', 'to begin with AW-'],
  ['NEXT_PUBLIC_GOOGLE_TAG_ID', 'UA-1234', 'must begin with G- or AW-'],
  ['NEXT_PUBLIC_GOOGLE_TAG_URL', 'javascript:alert(1)', 'must be an absolute http(s) address'],
  ['NEXT_PUBLIC_GOOGLE_TAG_URL', 'https://*/tag.js', 'must be an absolute http(s) address'],
  ['NEXT_PUBLIC_META_PIXEL_URL', 'https://a.example;b/x.js', 'must be an absolute http(s) address'],
  ['NEXT_PUBLIC_META_PIXEL_ID', 'x', 'must be the number of a pixel'],
  ['NEXT_PUBLIC_CONSENT', 'yes', 'must be opt-in or unset'],
])('the setting %s=%s is refused', (name, value, words) => {
  expect(() => parseEnv({ [name]: value })).toThrow(words);
});
