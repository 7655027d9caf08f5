import { describe, expect, it } from 'vitest';
import { inputsHash } from '../run/checkout/inputs.mjs';
import { root } from '../run/checkout/project.mjs';
import { readSettings } from '../run/settings/read-settings.mjs';
import { readBuildStamp } from '../run/checkout/stamp.mjs';
import { duePosts } from '../run/waiting-posts.mjs';
import { listedPages } from './built-pages.mjs';
import { checkLastModified } from './check.mjs';
import { ledgerContent, nextLedger, outdated, type Ledger } from './ledger.mjs';
import { readLedger, spokenSettings } from './ledger-file.mjs';

const due = await duePosts(readBuildStamp());

const pages = (text: string) => new Map([['/de', text]]);

describe('nextLedger', () => {
  it('keeps the date of an unchanged text and renews that of a changed one', () => {
    const first = nextLedger({}, pages('Hallo'), '2026-01-01');
    expect(first['/de']).toMatch(/^2026-01-01 [\w-]{8}$/);
    expect(nextLedger(first, pages('Hallo'), '2026-02-02')).toEqual(first);
    expect(nextLedger(first, pages('Guten Tag'), '2026-02-02')['/de']).toMatch(/^2026-02-02 /);
  });

  it('forgets pages that are gone', () => {
    const first = nextLedger({}, pages('Hallo'), '2026-01-01');
    expect(nextLedger(first, new Map(), '2026-02-02')).toEqual({});
  });
});

describe('outdated', () => {
  const ledger = nextLedger({}, pages('Hallo'), '2026-01-01');

  it('names pages that have changed, that are new and that are gone', () => {
    expect(outdated(ledger, pages('Hallo'))).toEqual([]);
    expect(outdated(ledger, pages('Guten Tag'))).toEqual(['/de']);
    expect(outdated(ledger, new Map([...pages('Hallo'), ['/fr', 'Salut']]))).toEqual(['/fr']);
    expect(outdated(ledger, new Map())).toEqual(['/de']);
  });
});

it('settings that pages speak of are no part of the ledger, the address of a test shop is none of them', () => {
  expect(spokenSettings({ SITE_URL: 'http://localhost:4000', APP_URL: '', PORT: '1' })).toEqual([]);
  expect(spokenSettings({ SITE_URL: 'https://a.example', PAYMENTS: 'sandbox' })).toEqual([]);
  expect(spokenSettings({ SITE_URL: 'https://a.example' })).toEqual(['SITE_URL']);
  expect(spokenSettings({ PAYMENTS: 'off', AI_BASE_URL: 'https://api.example/v1' })).toEqual([
    'AI_BASE_URL',
    'PAYMENTS',
  ]);
  expect(spokenSettings({ APP_URL: 'https://app.example', NEXT_PUBLIC_PAY_HOSTS: 'pay.example' })).toEqual([
    'APP_URL',
    'NEXT_PUBLIC_PAY_HOSTS',
  ]);
});

describe('the committed ledger', () => {
  const ledger: Ledger = readLedger();

  it('has a line for every listed page in every language; if not, run `npm run lastmod` and commit the result', async () => {
    const addresses = (await listedPages()).map(({ address }) => address);
    expect(Object.keys(ledger).toSorted()).toEqual(addresses.toSorted());
    expect(ledgerContent(ledger).split('\n')).toHaveLength(addresses.length + 3);
    // Every post of every language is read for it.
  }, 60_000);

  it('has days that have been', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const entry of Object.values(ledger)) {
      const day = /^(\d{4}-\d{2}-\d{2}) [\w-]{8}$/.exec(entry)?.[1] ?? '';
      expect(new Date(day).toISOString().slice(0, 10), entry).toBe(day);
      expect(day <= today, entry).toBe(true);
    }
  });

  const stamp = readBuildStamp();
  const isBuilt =
    stamp?.inputs === inputsHash(root, readSettings()) && due.length === 0 && spokenSettings().length === 0;
  it.runIf(isBuilt)(
    'has the day of what the built pages say',
    async () => {
      await expect(checkLastModified()).resolves.toBeUndefined();
    },
    60_000,
  );
});
