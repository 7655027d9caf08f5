import { blogCategories, blogPosts } from '@/lib/articles/blog';
import { feedPath } from '@/lib/articles/feed';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { full, fullUnless } from '../../support/full';
import { hydrated, matches, message, serverPage, translate } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'blog', key);
const rating = (value: string) => translate('en', 'blog', 'rating.value', { value });
const post = blogPosts('en')[0];

test('every language has a feed that is read as RSS and names its posts by their pages', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  for (const locale of full ? locales : (['en', 'th'] as const)) {
    const answer = await request.get(feedPath(locale));
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const found = await page.evaluate(
      (text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        const all = (selector: string) => [...feed.querySelectorAll(selector)].map((one) => one.textContent);
        return {
          faults: all('parsererror'),
          version: feed.documentElement.getAttribute('version'),
          // The second link is the feed's own address.
          head: ['title', 'link', 'description', 'language'].map((name) => all(`channel > ${name}`).length),
          links: all('item > link').map((link) => new URL(link ?? '').pathname),
          dates: all('item > pubDate').map((date) => Date.parse(date ?? '')),
        };
      },
      await answer.text(),
    );
    expect(found, locale).toMatchObject({ faults: [], version: '2.0', head: [1, 2, 1, 1] });
    expect(found.links).toEqual(blogPosts(locale).map(({ path }) => localizePath(`/blog/${path}`, locale)));
    expect(found.dates.every((date) => date > 0)).toBe(true);
  }
});

test('every page of the blog names the feed of its language in its head', async ({ page }) => {
  if (!post) throw new Error('There is no post');
  for (const locale of ['en', 'th'] as const) {
    for (const path of ['/blog', `/blog/${post.category}`, `/blog/${post.path}`]) {
      await page.goto(localizePath(path, locale));
      const link = page.locator('head > link[rel=alternate][type="application/rss+xml"]');
      const address = await link.getAttribute('href');
      expect(new URL(address ?? '', page.url()).pathname, path).toBe(feedPath(locale));
      await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
    }
  }
});

test('the title of a category says that it is one of the blog, also where a word is the same in two languages', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const locale of ['en', 'fr', 'es', 'pt'] as const) {
    for (const { path, name } of blogCategories(locale)) {
      const { html } = await serverPage(request, localizePath(`/blog/${path}`, locale));
      const [title = ''] = matches(html, /<title>([^<]*)/g);
      expect(title).toContain(`${name} · ${message(locale, 'meta', 'blog.name')}`);
      titles.add(`${locale} ${title}`);
    }
  }
  expect(titles.size).toBe(12);
});

test('a post leads through its contents and takes a rating, of which the last counts, without telling the mean of one reader', async ({
  page,
}) => {
  if (!post) throw new Error('There is no post');
  await page.goto(`/blog/${post.path}`);
  await hydrated(page);
  const main = page.getByRole('main');
  const [, second] = post.contents;
  await main
    .getByRole('navigation', { name: t('contents') })
    .getByRole('link', { name: second?.title ?? '' })
    .click();
  await expect(main.getByRole('heading', { name: second?.title ?? '' })).toBeInViewport();

  const steps = main.getByRole('group', { name: t('rating.question') });
  await steps.scrollIntoViewIfNeeded();
  const rated = async () => {
    const answer = await page.request.get(`/api/v1/common/article/rate?path=${post.path}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  await expect(steps.getByRole('status')).toHaveText(t('rating.none'));
  await steps.getByRole('radio', { name: rating('5') }).check({ force: true });
  await expect(steps.getByRole('status')).toHaveText(t('rating.thanks'));
  await steps.getByRole('radio', { name: rating('2') }).check({ force: true });
  await expect(steps.getByRole('status')).toHaveText(t('rating.thanks'));
  expect(await rated()).toEqual({ rate: 0, count: 1 });
});

test('the footer shows four posts, and all of them in their language when it is unfolded @full', async ({
  page,
}) => {
  for (const locale of ['en', 'ja'] as const) {
    const posts = blogPosts(locale);
    await page.goto(localizePath('/about-us', locale));
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    const links = footer.locator(`a[href^="${localizePath('/blog', locale)}/"]`);
    await expect(links).toHaveText(posts.slice(0, 4).map(({ name }) => name));
    await footer.getByRole('link', { name: message(locale, 'chrome', 'footer.showMore') }).click();
    await expect(links).toHaveText(posts.map(({ name }) => name));
    const all = footer.getByRole('link', { name: message(locale, 'chrome', 'footer.allPosts') });
    await expect(all).toHaveAttribute('href', localizePath('/blog', locale));
  }
});

test('without an answer of the API the footer leads to the blog @full', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  await page.route('**/api/v1/common/article?**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/about-us');
  await hydrated(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('en', 'chrome', 'footer.showMore') })
    .click();
  await expect(page).toHaveURL(/\/blog$/);
});

for (const width of [390, 1440]) {
  test(`a picture of a post comes when it is scrolled to, moves nothing and says what it shows, at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    const own = blogPosts('de').find(({ pictures }) => pictures.length > 0);
    const [picture] = own?.pictures ?? [];
    if (!own || !picture) throw new Error('No post has a picture');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(localizePath(`/blog/${own.path}`, 'de'));
    const image = page.getByRole('img', { name: picture.alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    const box = () => image.evaluate((one) => one.getBoundingClientRect().height);
    const before = await box();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => [one.complete, one.naturalWidth]))
      .toEqual([true, picture.width]);
    expect(await box()).toBe(before);
    expect(before).toBeGreaterThan(100);
    await expect(page.locator('figure', { has: image }).locator('figcaption')).toHaveText(
      picture.caption ?? '',
    );
  });
}
