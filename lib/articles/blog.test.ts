import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { allArticles, newestPosts } from './article-list';
import { blogCategories, blogPosts, findPost, postLocales, postsOf, relatedPosts } from './blog';
import { rss } from './feed';
import { landingRoutes } from './landing';
import { blogRoutes } from './pages';
import { articlePicture } from './pictures';

describe.each(locales)('the blog in %s', (locale) => {
  const posts = blogPosts(locale);

  it('has its posts, the newest first, each in a category that has a name', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    const days = posts.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    const inLists = blogCategories(locale).flatMap(({ path }) => postsOf(path, locale));
    expect(new Set(inLists)).toEqual(new Set(posts));
  });

  it('has live questions in at least four posts', () => {
    expect(posts.filter(({ source }) => /<(?:Try|Task) /.test(source.text)).length).toBeGreaterThanOrEqual(4);
  });

  it('names three other posts below each', () => {
    for (const post of posts) {
      const related = relatedPosts(post, locale);
      expect(related).toHaveLength(3);
      expect(related).not.toContain(post);
    }
  });

  it('says the same to the API, the footer and pictures', () => {
    expect(allArticles()[locale].map(({ path }) => path)).toEqual(posts.map(({ path }) => path));
    expect(newestPosts(locale)).toEqual(posts.slice(0, 4).map(({ name, path }) => ({ name, path })));
    const folded = (text = '') => text.replace(/\s/g, ' ');
    expect(folded(articlePicture(locale, `blog/${posts[0]?.path}`)?.title)).toBe(folded(posts[0]?.title));
    expect(articlePicture(locale, 'blog/nothing')).toBeUndefined();
  });
});

/** The posts that the site began with; later ones may be as long as they like. */
const first = [
  'planning/fourteen-day-plan',
  'planning/test-day-checklist',
  'planning/what-changed-in-the-test',
  'scores/how-the-test-is-scored',
  'scores/which-score-universities-ask-for',
  'skills/describe-a-photo',
  'skills/listening-traps',
  'skills/speaking-sample-answers',
];

it('the first English posts are as long as an article', () => {
  for (const { source, path } of blogPosts('en').filter((post) => first.includes(post.path))) {
    const words = source.text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words, path).toBeGreaterThan(600);
    expect(words, path).toBeLessThan(1050);
  }
});

it('every page of a text is a page of the site', () => {
  expect(findPost('en', 'skills/nothing')).toBeUndefined();
  expect(postLocales('skills/nothing')).toEqual([]);
  const paths = blogRoutes().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/blog/skills');
  expect(landingRoutes()).toContainEqual(
    expect.objectContaining({ path: '/score-converter', layout: 'empty', locales }),
  );
});

it('a feed escapes what would break it', () => {
  const item = {
    title: 'A & B',
    description: '<b>',
    url: 'https://x/a?b=1&c=2',
    category: 'C',
    published: '2026-11-22',
    picture: { url: 'https://x/a.svg?b&c', bytes: 12, type: 'image/svg+xml' },
  };
  const feed = rss({
    title: 'T',
    description: 'D',
    url: 'https://x',
    self: 'https://x/f',
    lang: 'en',
    items: [item],
  });
  expect(feed).toContain('<title>A &amp; B</title><link>https://x/a?b=1&amp;c=2</link>');
  expect(feed).toContain('&lt;b&gt;');
  expect(feed).toContain('<pubDate>Sun, 22 Nov 2026 00:00:00 GMT</pubDate>');
  expect(feed).toContain(
    '<enclosure url="https://x/a.svg?b&amp;c" length="12" type="image/svg+xml"/></item>',
  );
});
