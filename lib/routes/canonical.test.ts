import { describe, expect, it } from 'vitest';
import { canonicalUrl, isWellFormed } from './canonical';

describe('canonicalUrl', () => {
  it.each([
    ['/', '', '/'],
    ['/courses', '?a=1', '/courses?a=1'],
    ['/de', '', '/de'],
    ['/courses/', '?a=1', '/courses?a=1'],
    ['/de/', '', '/de'],
    ['/en', '', '/'],
    ['/en/', '?a=1', '/?a=1'],
    ['/EN/courses/', '', '/courses'],
    ['/DE/courses', '', '/de/courses'],
    ['/resetPassword', '', '/resetPassword'],
  ])('sends %s%s to %s in one hop', (pathname, search, expected) => {
    expect(canonicalUrl(pathname, search)).toBe(expected);
    expect(canonicalUrl(...split(expected))).toBe(expected);
  });

  it.each([
    ['/blog', '?page=2', '/blog'],
    ['/De/blog/', '?utm_source=x%20y&page=2&lang', '/de/blog?utm_source=x%20y&lang'],
    ['/en/blog/', '?page', '/blog'],
    ['/blog', '?pages=2', '/blog?pages=2'],
    ['/blog/article', '?page=2', '/blog/article?page=2'],
    ['/courses', '?page=2', '/courses?page=2'],
  ])('drops the page number of the blog home only: %s%s', (pathname, search, expected) => {
    expect(canonicalUrl(pathname, search)).toBe(expected);
  });

  it.each(['//evil.example/', '/en//evil.example', '/en///evil.example/x', '/de//'])(
    'never answers with a scheme-relative address for %s',
    (pathname) => {
      expect(canonicalUrl(pathname, '')).toMatch(/^\/(?!\/)/);
    },
  );

  it('leaves encoded slashes and backslashes inside their segment', () => {
    expect(canonicalUrl('/%2F%2Fevil.example', '')).toBe('/%2F%2Fevil.example');
    expect(canonicalUrl('/en/%5Cevil.example', '')).toBe('/%5Cevil.example');
  });
});

describe('isWellFormed', () => {
  it('refuses escapes that decode to nothing', () => {
    expect(isWellFormed('/caf%C3%A9')).toBe(true);
    expect(isWellFormed('/%E0%A4%A')).toBe(false);
    expect(isWellFormed('/%')).toBe(false);
  });
});

function split(url: string): [string, string] {
  const [pathname = '/', query] = url.split('?');
  return [pathname, query === undefined ? '' : `?${query}`];
}
