import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerContent, nextLedger } from '../../../../scripts/last-modified/ledger.mjs';
import { datesFile } from '../../texts/changed.mjs';
import { leaveAll, noteDates, type Site } from './dates.mjs';
import { pageReader } from './read-page.mjs';

const locales = ['en', 'de', 'fr'];
const addressOf = (page: string, locale: string) => (locale === 'en' ? page : `/${locale}${page}`);
const page = (at: string, locale = 'de', keys = ['home.title']) => ({ path: at, locale, keys });

const built = {
  '/a': 'A',
  '/de/a': 'A de',
  '/fr/a': 'A fr',
  '/blog': 'B',
  '/de/blog': 'B de',
  '/cookie': 'C',
  '/de/cookie': 'C de',
};

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dates-test-'));
  await mkdir(path.join(root, 'content'));
  await writeFile(
    path.join(root, datesFile),
    ledgerContent(nextLedger({}, new Map(Object.entries(built)), '2026-01-01')),
  );
});
afterEach(() => rm(root, { recursive: true }));

/** What the running site says: as built, but for these. */
const siteWith = (now: Record<string, string | undefined>): Site => ({
  locales,
  addressOf,
  read: async (address) => ({ ...built, ...now })[address],
});

async function daysAfter(
  pages: ReturnType<typeof page>[],
  now: Record<string, string | undefined>,
  limitMs?: number,
) {
  const noted = await noteDates({
    root,
    pages,
    site: siteWith(now),
    today: '2026-11-29',
    ...(limitMs !== undefined && { limitMs }),
  });
  const ledger: Record<string, string> = JSON.parse(await readFile(path.join(root, datesFile), 'utf8'));
  return {
    noted,
    newDays: Object.keys(ledger).filter((address) => ledger[address]?.startsWith('2026-11-29')),
  };
}

describe('dates without a build', () => {
  it('are noted of changed pages that say in another language what was built', async () => {
    const { noted, newDays } = await daysAfter([page('/a'), page('/a', 'en')], { '/de/a': 'new', '/a': 'A' });
    expect(noted).toEqual({ noted: 1, left: [], said: 'The date of the page is noted.' });
    expect(newDays).toEqual(['/de/a']);
    const ledger = JSON.parse(await readFile(path.join(root, datesFile), 'utf8'));
    expect(ledger).toEqual({
      ...nextLedger({}, new Map(Object.entries(built)), '2026-01-01'),
      ...nextLedger({}, new Map([['/de/a', 'new']]), '2026-11-29'),
    });
    expect(Object.keys(ledger)).toEqual(Object.keys(built));
  });

  it('are left for a build where a page as it is served may not be the one that is built', async () => {
    const elsewhere = { '/cookie': 'C of development', '/de/cookie': 'new' };
    expect(await daysAfter([page('/cookie')], elsewhere)).toMatchObject({
      noted: { noted: 0, left: ['/de/cookie'] },
      newDays: [],
    });
    expect(await daysAfter([page('/blog')], { '/de/blog': 'new' })).toMatchObject({
      noted: { left: ['/de/blog'] },
    });
    const all = locales.map((locale) => page('/a', locale));
    expect((await daysAfter(all, { '/a': 'new' })).noted).toMatchObject({
      noted: 0,
      left: ['/a', '/de/a', '/fr/a'],
    });
    expect((await daysAfter([page('/a')], { '/de/a': undefined })).noted.left).toEqual(['/de/a']);
    expect((await daysAfter([page('/a')], { '/de/a': 'new' }, 0)).noted.left).toEqual(['/de/a']);
    expect((await daysAfter([page('/new', 'de', [])], { '/de/new': 'new' })).noted).toMatchObject({
      left: ['/de/new'],
      said: 'The dates of the pages are noted by whoever publishes.',
    });
  });

  it('are said to be noted as far as they are', async () => {
    const now = { '/de/a': 'new', '/fr/a': 'new', '/de/cookie': 'new', '/cookie': 'C of development' };
    const both = [page('/a'), page('/a', 'fr')];
    expect((await daysAfter([page('/a'), page('/cookie')], now)).noted.said).toBe(
      'The date of one page is noted; those of the others are noted by whoever publishes.',
    );
    const later = { ...now, '/de/a': 'newer', '/fr/a': 'newer' };
    expect((await daysAfter([...both, page('/cookie')], later)).noted.said).toBe(
      'The dates of 2 pages are noted; those of the others are noted by whoever publishes.',
    );
    const last = { ...now, '/de/a': 'newest', '/fr/a': 'newest' };
    expect((await daysAfter(both, last)).noted.said).toBe('The dates of the pages are noted.');
  });

  it('are none of pages that no search engine lists', async () => {
    expect((await daysAfter([page('/login')], {})).noted).toEqual({ noted: 0, left: [] });
  });

  it('are left with a reason where no page can be read', () => {
    expect(leaveAll([page('/a')], addressOf)).toMatchObject({
      noted: 0,
      left: ['/de/a'],
      said: 'The dates of the pages are noted by whoever publishes.',
    });
    expect(leaveAll([], addressOf)).toEqual({ noted: 0, left: [] });
  });
});

describe('reading a page', () => {
  it('gives nothing where nothing answers', async () => {
    expect(await pageReader('http://127.0.0.1:1')('/a')).toBeUndefined();
  });
});
