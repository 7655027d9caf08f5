import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { bankFiles, bankItems, type BankFile } from '@/lib/questions/bank/bank-file';
import { questionsOf } from '@/lib/questions/bank/bank-item';
import { bankTypes } from '@/lib/questions/bank/bank-types';
import { whyInvented } from '@/lib/questions/bank/why-invented';
import type { InventedWord } from '@/lib/questions/bank/words';
import type { WordCard } from '@/lib/questions/bank/word-cards';
import { GET, generateStaticParams } from './route';

const ask = (locale: string, file: string) =>
  GET(new Request('https://site.test/bank'), { params: Promise.resolve({ locale, file }) });
const read = async (locale: string, name: string) => {
  const response = await ask(locale, `${name}.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400');
  return response.text();
};

it('is few files, one for each language and type, and some for what is much', () => {
  const params = generateStaticParams();
  expect(params).toHaveLength((bankFiles.length + 1) * locales.length);
  expect(params.length).toBeLessThan(200);
});

describe.each(locales)('in %s', (locale) => {
  it('has every item once, and a text for each of its questions that has a key', async () => {
    const files = await Promise.all(bankFiles.map((name) => read(locale, name)));
    for (const [index, file] of files.entries()) {
      expect(gzipSync(file).length, bankFiles[index]).toBeLessThan(20_000);
    }
    const parsed = files.map((file) => JSON.parse(file) as BankFile);
    const sent = parsed.flatMap(({ items }) => items.map(({ type, id }) => `${type} ${id}`));
    const all = bankTypes.flatMap((type) => bankItems(type).map(({ id }) => `${type} ${id}`));
    expect(sent.toSorted()).toEqual(all.toSorted());
    for (const { items, texts } of parsed) {
      for (const item of items) {
        if ('scene' in item && item.scene) expect(texts[item.scene], item.scene).toBeTruthy();
        if (item.type === 'readAndSelect') {
          const { hint } = item as Partial<InventedWord>;
          const key = hint ? whyInvented({ word: item.word, hint }).key : item.id;
          expect(texts[key], item.id).toBeTruthy();
          expect(texts.real === undefined).toBe(false);
        } else if ('difficulty' in item) {
          for (const { id } of questionsOf(item)) expect(texts[id], id).toBeTruthy();
        }
      }
    }
  });

  it('has the real words as cards, but for those of the vocabulary lessons', async () => {
    const cards = JSON.parse(await read(locale, 'words')) as WordCard[];
    expect(cards.length).toBeGreaterThan(180);
    for (const card of cards) {
      expect(card.meaning, card.word).toBeTruthy();
      expect(card.example, card.word).toBeTruthy();
    }
  });
});

it.each([
  ['xx', 'readAloud.json'],
  ['en', 'nope.json'],
  ['en', 'fillInTheBlanks'],
])('%s/%s is not there', async (locale, file) => {
  await expect(ask(locale, file)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
