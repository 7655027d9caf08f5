import { beforeAll, describe, expect, it, vi } from 'vitest';
import { marked, numberOf } from '../marks/marks.mjs';
import { sitePages, type SitePage } from './aside/site-pages.mjs';
import { textUses } from './aside/text-uses.mjs';
import { openPlaces } from './places.mjs';
import { openStore } from './store.mjs';
import { checkouts } from './testing';

const checkout = checkouts();
const mark = (key: string) => marked('x', 0, numberOf(key));

describe('pages of the code', () => {
  let uses: Record<string, string[]> = {};
  let pages: SitePage[] = [];
  beforeAll(async () => {
    const store = await openStore(process.cwd());
    [uses, pages] = await Promise.all([textUses(store.keys()), sitePages()]);
  }, 300_000);

  it('have a name and an address, once each', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.find(({ path }) => path === '/pricing')).toMatchObject({ id: 'pricing', name: 'Pricing' });
    expect(pages.find(({ lesson }) => lesson === 'lesson-read-aloud')?.path).toMatch(/^\/courses\/det-/);
    expect(pages.some(({ path }) => path.startsWith('/blog/skills/'))).toBe(true);
    expect(pages.filter(({ name }) => name.includes('{'))).toEqual([]);
  });

  it.each([
    ['home.statistics.users', ['/']],
    ['meta.pricing.title', ['/pricing']],
    ['account.register.terms', ['/register']],
    ['variants.withoutScores.home.faq.free.here', ['/']],
  ])('show %s on %j', (key, paths) => {
    expect(uses[key]).toEqual(paths);
  });

  it('show a lesson’s texts on its page alone, and the footer’s on nearly all', () => {
    const lessonKey = Object.keys(uses).find((key) => key.startsWith('lesson-read-aloud.')) ?? '';
    expect(uses[lessonKey]).toEqual(
      pages.flatMap(({ lesson, path }) => (lesson === 'lesson-read-aloud' ? [path] : [])),
    );
    expect(uses['chrome.footer.independence']?.length).toBeGreaterThan(30);
  });

  it('are known for most texts', () => {
    const unknown = Object.values(uses).filter((paths) => paths.length === 0).length;
    expect(unknown / Object.keys(uses).length).toBeLessThan(0.05);
  });
});

describe('pages that have been seen', () => {
  const possible = { 'home.title': ['/', '/courses'], 'home.open': ['/'], 'plans.name': ['/'] };

  async function places() {
    const { root } = await checkout({ 'app/a.ts': '', 'components/b.tsx': '', 'lib/c.ts': '' });
    const ask = vi.fn(async () => possible);
    return openPlaces(root, { ask } as never, () => Object.keys(possible));
  }
  const brief = async (opened: Awaited<ReturnType<typeof places>>, key: string) =>
    (await opened.of(key)).map(({ path, sure }) => [path, sure]);

  it('decide over what the code says', async () => {
    const opened = await places();
    await opened.prepare();
    expect(await brief(opened, 'home.title')).toEqual([
      ['/', false],
      ['/courses', false],
    ]);
    opened.record('/', `<p>${mark('home.title')}</p>`);
    opened.record('/courses', '<p>Nothing of it</p>');
    expect(await brief(opened, 'home.title')).toEqual([['/', true]]);
  });

  it('do not, for texts that browsers fetch by themselves', async () => {
    const opened = await places();
    await opened.prepare();
    opened.record('/', '<p></p>');
    expect(await brief(opened, 'plans.name')).toEqual([['/', false]]);
  });

  it('tell a text that stands there from one that they bring along', async () => {
    const opened = await places();
    opened.record(
      '/',
      `<img alt="${mark('home.title')}"><script>push("${mark('home.open')}${mark('home.title')}")</script>`,
    );
    expect(['home.title', 'home.open', 'home.other'].map((key) => opened.seenAs(key))).toEqual([
      'shown',
      'held',
      undefined,
    ]);
  });
});
