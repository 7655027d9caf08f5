import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allArticles, newestPosts } from '../article-list';
import { blogCategories, blogPosts, findPost, postLocales, relatedPosts } from '../blog';
import { listedRoutes } from '../pages';
import { articlePicture } from '../pictures';
import { currentDay, publishingDay } from './publishing-day';
import { waitingPosts } from './waiting';

const head = (published: string) =>
  `---\ntitle: A title\ndescription: B\nname: C\npublished: ${published}\nupdated: ${published}\nrelated:\n  - later/waits\n---\n\nText.\n`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waiting-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'content/blog', name)), { recursive: true });
    writeFileSync(path.join(folder, 'content/blog', name), text);
  };
  for (const code of ['en', 'de']) {
    write(
      `${code}/categories.yml`,
      'now:\n  name: Now\n  description: B\nlater:\n  name: L\n  description: B\n',
    );
    write(`${code}/now/is-out.mdx`, head('2026-11-22'));
    write(`${code}/later/waits.mdx`, head('2098-12-01'));
  }
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const paths = (list: readonly { path: string }[]) => list.map(({ path: own }) => own);

describe('a post that is dated in the future', () => {
  it('is in no list, category, address or picture before its day', () => {
    vi.setSystemTime(new Date('2098-11-30T23:59:59Z'));
    const [out] = blogPosts('en');
    expect(paths(blogPosts('en'))).toEqual(['now/is-out']);
    expect(paths(blogCategories('en'))).toEqual(['now']);
    expect(paths(newestPosts('de'))).toEqual(['now/is-out']);
    expect(findPost('en', 'later/waits')).toBeUndefined();
    expect(postLocales('later/waits')).toEqual([]);
    expect(out && relatedPosts(out, 'en')).toEqual([]);
    expect(paths(allArticles().de)).toEqual(['now/is-out']);
    expect(paths(listedRoutes()).filter((one) => one.includes('later'))).toEqual([]);
    expect(articlePicture('en', 'blog/later/waits')).toBeUndefined();
    expect(waitingPosts()).toEqual([{ path: 'later/waits', day: '2098-12-01' }]);
  });

  it('is out from its day on, everywhere', () => {
    vi.setSystemTime(new Date('2098-12-01T00:00:00Z'));
    expect(paths(blogPosts('en'))).toEqual(['later/waits', 'now/is-out']);
    expect(paths(blogCategories('en'))).toEqual(['later', 'now']);
    expect(postLocales('later/waits')).toEqual(['en', 'de']);
    expect(paths(listedRoutes())).toContain('/blog/later/waits');
    expect(waitingPosts()).toEqual([]);
  });

  it('waits as long as the day of a build says, however late it gets meanwhile', () => {
    vi.setSystemTime(new Date('2098-12-01T00:00:00Z'));
    expect(paths(blogPosts('en', '2098-11-30'))).toEqual(['now/is-out']);
    expect(paths(allArticles('2098-11-30').en)).toEqual(['now/is-out']);
  });
});

describe('a draft', () => {
  /** The modules without what they keep of other tests. */
  async function anew() {
    vi.resetModules();
    const [blog, { waitingPosts: waiting }] = await Promise.all([import('../blog'), import('./waiting')]);
    return { ...blog, waiting };
  }

  beforeEach(() => {
    vi.setSystemTime(new Date('2098-12-01T00:00:00Z'));
    const file = path.join(folder, 'content/blog/en/now/is-out.mdx');
    writeFileSync(file, head('2026-11-22').replace('related:', 'draft: true\nrelated:'));
  });

  it('is out on no day, and waits for none', async () => {
    const blog = await anew();
    expect(paths(blog.blogPosts('en'))).toEqual(['later/waits']);
    expect(paths(blog.blogCategories('en'))).toEqual(['later']);
    expect(blog.findPost('en', 'now/is-out')).toBeUndefined();
    expect(blog.postLocales('now/is-out')).toEqual(['de']);
    rmSync(path.join(folder, 'content/blog/de'), { recursive: true });
    expect(paths((await anew()).waiting('2026-11-01'))).toEqual(['later/waits']);
  });

  it('is shown while the site is written', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { findPost: find } = await anew();
    vi.unstubAllEnvs();
    expect(find('en', 'now/is-out')?.draft).toBe(true);
  });
});

describe('the day up to which posts are out', () => {
  it('is never before one on which a page is known to have changed', () => {
    expect(currentDay(new Date('2001-01-01T00:00:00Z')) >= '2026-11-22').toBe(true);
    expect(currentDay(new Date('2098-12-01T23:59:59Z'))).toBe('2098-12-01');
  });

  it('is the one that a build began on, and none while the site is written', async () => {
    vi.setSystemTime(new Date('2098-12-01T00:00:00Z'));
    expect(publishingDay()).toBe('2098-12-01');
    const dayWith = async (settings: Record<string, string>) => {
      vi.resetModules();
      for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
      const day = (await import('./publishing-day')).publishingDay();
      vi.unstubAllEnvs();
      return day;
    };
    expect(await dayWith({ BUILD_DAY: '2098-11-30' })).toBe('2098-11-30');
    expect(await dayWith({ NODE_ENV: 'development' })).toBe('9999-12-31');
  });
});
