import { describe, expect, it } from 'vitest';
import { pagePaths } from './page-path';

describe('pagePaths', () => {
  it.each([
    ['/', ['/']],
    ['/courses', ['/courses', '/framed/courses']],
    ['/courses/a', ['/courses/a']],
    ['/success/log-1', ['/success']],
    ['/success/a/b', ['/success/a/b']],
    ['/app/report/x-1', ['/app/report']],
    ['/app/exam', ['/app/exam']],
  ])('answers %s by %j', (path, pages) => {
    expect(pagePaths(path)).toEqual(pages);
  });

  it.each(['/404', '/success', '/app/report', '/framed/offer'])('has no page for %s', (path) => {
    expect(pagePaths(path)).toEqual([]);
  });
});
