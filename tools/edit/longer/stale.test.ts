import { expect, it } from 'vitest';
import { asCatalog } from '../../catalogs/articles/read-articles.mjs';
import { ledgerContent } from '../../catalogs/ledger/ledger-file.mjs';
import { nextLedger } from '../../catalogs/ledger/ledger.mjs';
import type { LongerList, LongerText } from './contract';
import { english, german, post, withPosts } from './fixtures';

const key = 'blog/skills/photo';
const catalogs = new Map([
  ['en', new Map([[`${key}.mdx`, asCatalog(english)]])],
  ['de', new Map([[`${key}.mdx`, asCatalog(german)]])],
]);
const ledger = { 'content/translated-from.json': ledgerContent(nextLedger({}, catalogs)) };

it('names the sections of the English that changed since a translation was made of it', async () => {
  const { call, git, write } = await withPosts(ledger);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'All');
  write(
    post,
    english.replace('one minute', 'two minutes').replace('- Begin with the people', '- Begin at the left'),
  );
  const { rows } = await call<LongerList>('longer');
  expect(rows.find((row) => row.key === key)?.languages.de?.stale).toBe(true);
  const { texts } = await call<LongerText>('longer/text', { key });
  expect(texts.find(({ locale }) => locale === 'de')?.stale?.sections).toEqual([
    {
      title: 'Before the first heading',
      then: 'You have one minute for this.',
      now: 'You have two minutes for this.',
    },
    {
      title: 'Then write it down',
      then: '## Then write it down\n\n- Begin with the people',
      now: '## Then write it down\n\n- Begin at the left',
    },
  ]);
  expect(texts.find(({ locale }) => locale === 'en')?.stale).toBeUndefined();
});

it('says that a translation is behind where git does not know the English of then', async () => {
  const { call, write } = await withPosts(ledger);
  write(post, english.replace('one minute', 'two minutes'));
  const { texts } = await call<LongerText>('longer/text', { key });
  expect(texts.find(({ locale }) => locale === 'de')?.stale).toEqual({ sections: [] });
});
