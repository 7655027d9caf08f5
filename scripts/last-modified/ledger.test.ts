import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextLedger, type Ledger } from './ledger';
import { pageTexts } from './pages';

const page = { id: 'home', locale: 'de', text: 'Hallo' };

describe('nextLedger', () => {
  it('keeps the date of an unchanged text and renews that of a changed one', () => {
    const first = nextLedger({}, [page], '2026-01-01');
    expect(first.home?.de?.date).toBe('2026-01-01');
    expect(nextLedger(first, [page], '2026-02-02')).toEqual(first);
    expect(nextLedger(first, [{ ...page, text: 'Guten Tag' }], '2026-02-02').home?.de?.date).toBe(
      '2026-02-02',
    );
  });

  it('forgets pages that are gone', () => {
    const first = nextLedger({}, [page], '2026-01-01');
    expect(nextLedger(first, [], '2026-02-02')).toEqual({});
  });
});

describe('the committed ledger', () => {
  it('is up to date with the catalogs; if not, run `npm run lastmod` and commit the result', () => {
    const ledger = JSON.parse(readFileSync('content/last-modified.json', 'utf8')) as Ledger;
    expect(nextLedger(ledger, pageTexts(), 'stale')).toEqual(ledger);
  });
});
