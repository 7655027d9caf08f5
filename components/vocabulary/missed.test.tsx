// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { wordLists } from '@/lib/vocabulary/lists';
import { dayOf } from '@/lib/vocabulary/schedule';
import { missedCards } from '@/lib/questions/bank/word-cards';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { startWords } from './start';
import { Vocabulary } from './vocabulary';

const texts = catalog('en', 'vocabulary');
const meanings = catalog('en', 'bank-words') as Record<string, string>;
const today = dayOf(new Date());
let over = new AbortController();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  cardsEntry.remove();
  over = new AbortController();
});
afterEach(() => over.abort());

function open() {
  const { container } = draw(<Vocabulary groups={wordLists.photoVocabulary} />, 'en', [
    'vocabulary',
    'word-meanings',
  ]);
  const root = container.firstElementChild as HTMLElement;
  startWords(root, over.signal);
  const shown = (name: string) => root.querySelector(`[data-show=${name}]`)?.textContent;
  const decks = root.querySelector<HTMLElement>('[data-decks]') ?? expect.fail();
  const button = decks.querySelector('button') ?? expect.fail();
  return { root, shown, decks, button, press: () => act(async () => void fireEvent.click(button)) };
}

const serve = (isUp: () => boolean) =>
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/bank/en/words.json');
    return isUp() ? Response.json(missedCards(meanings, texts.kinds)) : new Response(null, { status: 500 });
  });

it('offers no deck where nothing was missed', () => {
  expect(open().button.hidden).toBe(true);
});

it('deals the words that were missed in practice, with their meanings, and goes back to those of the lesson', async () => {
  serve(() => true);
  cardsEntry.write({ 'rs-104': [0, today, today], 'rs-105': [3, today + 4, today] });
  const { root, shown, decks, button, press } = open();
  const first = shown('word');
  expect(button.hidden).toBe(false);
  expect(decks.querySelector('[data-missed]')?.textContent).toBe('2');
  await press();
  expect(shown('word')).toBe('different');
  expect(shown('meaning')).toBe(meanings['rs-104']);
  expect(shown('kind')).toBe(texts.kinds.adjective);
  expect(shown('left')).toBe('1');
  const cards = within(root).getByRole('group', { name: texts.cards.label });
  fireEvent.click(within(cards).getByRole('button', { name: texts.cards.turn }));
  fireEvent.click(within(cards).getByRole('button', { name: new RegExp(texts.cards.known) }));
  expect(cardsEntry.read()?.['rs-104']).toEqual([1, today + 1, today]);
  expect(shown('left')).toBe('0');
  await press();
  expect(shown('word')).toBe(first);
});

it('says so where the meanings do not come, leaves the cards, and can be asked again', async () => {
  let isUp = false;
  serve(() => isUp);
  cardsEntry.write({ 'rs-104': [0, today, today] });
  const { shown, decks, press } = open();
  const first = shown('word');
  await press();
  const failed = within(decks).getByRole('alert');
  expect(failed.hidden).toBe(false);
  expect(shown('word')).toBe(first);
  isUp = true;
  await press();
  expect(failed.hidden).toBe(true);
  expect(shown('word')).toBe('different');
});
