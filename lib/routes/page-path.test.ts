import { describe, expect, it } from 'vitest';
import { pagePath } from './page-path';

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/success/log-1', '/success'],
    ['/success/a/b', '/success/a/b'],
  ])('answers %s by %s', (path, page) => {
    expect(pagePath(path)).toBe(page);
  });

  it.each(['/404', '/success'])('has no page for %s', (path) => {
    expect(pagePath(path)).toBeUndefined();
  });
});
