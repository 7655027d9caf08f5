import { describe, expect, it } from 'vitest';
import { missingKind, shownPath } from './missing-address';

describe('shownPath', () => {
  it.each([
    ['/nope', '/nope'],
    ['/de/%C3%BCber', '/de/über'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/a%0Ab', '/a\ufffdb'],
    ['/%E2%80%AEmoc.live', '/\ufffdmoc.live'],
  ])('reads %s as %s', (pathname, expected) => {
    expect(shownPath(pathname)).toBe(expected);
  });

  it('cuts a long address, and no character in two', () => {
    const shown = shownPath(`/${'%F0%9F%98%80'.repeat(500)}`);
    expect([...shown]).toHaveLength(121);
    expect(shown.endsWith('😀…')).toBe(true);
  });
});

describe('missingKind', () => {
  it.each(['/courses/nope', '/de/courses/nope', '/blog/zzz', '/blog/a/b', '/success/a/b', '/success'])(
    'takes %s for a route with a parameter that it refuses',
    (path) => expect(missingKind(path, path.startsWith('/de') ? '/de' : '/')).toBe('invalid'),
  );

  it.each(['/nope', '/de/nope', '/xx/courses/nope', '/coursesnope', '/a/b/c/d', '/404'])(
    'takes %s for no route',
    (path) => expect(missingKind(path, path.startsWith('/de') ? '/de' : '/')).toBe('unmatched'),
  );
});
