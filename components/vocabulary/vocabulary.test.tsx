// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '@/lib/i18n/fill';
import { cardsEntry } from '@/lib/vocabulary/kept';
import { wordLists } from '@/lib/vocabulary/lists';
import { dayOf } from '@/lib/vocabulary/schedule';
import { draw } from '@/tests/support/components/component';
import { catalog } from '@/tests/support/site';
import { startWords } from './start';
import { Vocabulary } from './vocabulary';

const texts = catalog('en', 'vocabulary');
const meanings = catalog('en', 'word-meanings') as Record<string, string>;
const groups = wordLists.photoVocabulary;
const words = groups.flatMap(({ entries }) => entries);
const ids = words.map(({ id }) => id);
const start = new Date(2026, 10, 20, 22, 0);
const today = dayOf(start);
let over = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.documentElement.lang = 'en';
  cardsEntry.remove();
  over = new AbortController();
});
afterEach(() => {
  over.abort();
  vi.useRealTimers();
});

/** The words of the photo lesson, alive. */
function open() {
  const { container } = draw(<Vocabulary groups={groups} />, 'en', ['vocabulary', 'word-meanings']);
  const root = container.firstElementChild as HTMLElement;
  startWords(root, over.signal);
  const cards = within(root).getByRole('group', { name: texts.cards.label });
  const shown = (name: string) => root.querySelector(`[data-show=${name}]`)?.textContent;
  const press = (name: string) =>
    fireEvent.click(within(cards).getByRole('button', { name: new RegExp(name) }));
  return { root, cards, shown, press };
}

describe('the search', () => {
  function search(wanted: string) {
    const { root } = open();
    fireEvent.input(within(root).getByRole('searchbox'), { target: { value: wanted } });
    const entries = [...root.querySelectorAll<HTMLElement>('[data-groups] li')];
    const seen = () => entries.filter(({ hidden }) => !hidden).map(({ id }) => id);
    const groupsSeen = () =>
      [...root.querySelectorAll<HTMLDetailsElement>('[data-groups] details')].filter(({ hidden }) => !hidden);
    return { root, seen, groupsSeen, said: () => shownText(within(root).getByRole('status')) };
  }

  it('finds words, meanings and examples, without accents and capitals, and opens their groups', () => {
    expect(search('ON TIPTOE').seen()).toEqual(['pv-025']);
    expect(search('  Cross   Legged').seen()).toEqual(['pv-017']);
    expect(search('lighthóuse').seen()).toEqual(['pv-002']);
    const { seen, groupsSeen, said } = search('covered with');
    const having = words.filter(({ id }) => meanings[id]?.includes('covered with'));
    expect(having.length).toBeGreaterThan(0);
    expect(seen()).toEqual(having.map(({ id }) => id));
    expect(groupsSeen().every((group) => group.open)).toBe(true);
    expect(said()).toBe(texts.list.found.replace('<found></found>', String(seen().length)));
  });

  it('says that there is nothing, and leads back to the list as it was', () => {
    const { root, seen, groupsSeen, said } = search('');
    const [first, second] = groupsSeen();
    if (second) second.open = true;
    const field = within(root).getByRole<HTMLInputElement>('searchbox');
    fireEvent.input(field, { target: { value: 'zzz' } });
    expect(seen()).toEqual([]);
    expect(groupsSeen()).toEqual([]);
    expect(said()).toBe(texts.list.none);
    fireEvent.click(within(root).getByRole('button', { name: texts.list.clear }));
    expect(seen()).toEqual(ids);
    expect(groupsSeen()).toHaveLength(groups.length);
    expect([first?.open, second?.open]).toEqual([false, true]);
    expect(said()).toBe('');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(within(root).queryByRole('button', { name: texts.list.clear })).toBeNull();
  });
});

/** What of an element is not hidden. */
function shownText(element: Element): string {
  return [...element.children]
    .filter((child) => !(child as HTMLElement).hidden)
    .map(({ textContent }) => textContent)
    .join('');
}

describe('the cards', () => {
  it('show a word and its example, and what it means once they are turned', () => {
    const { cards, shown, press } = open();
    expect(cards.dataset.state).toBe('front');
    expect(shown('word')).toBe(words[0]?.word);
    expect(shown('example')).toBe(words[0]?.example);
    expect(shown('left')).toBe('10');
    press(texts.cards.turn);
    expect(cards.dataset.state).toBe('back');
    expect(shown('meaning')).toBe(meanings[ids[0] ?? '']);
    expect(document.activeElement?.textContent).toBe(shown('meaning'));
    expect(cards.querySelector('[data-answer=known] [data-in]')?.textContent).toBe('tomorrow');
    expect(cards.querySelector('[data-answer=again] [data-in]')?.textContent).toBe('today');
  });

  it('keep each answer, and bring back today what was not known', () => {
    const { shown, press } = open();
    press(texts.cards.turn);
    press(texts.cards.known);
    expect(shown('word')).toBe(words[1]?.word);
    expect(document.activeElement?.textContent).toBe(texts.cards.turn);
    press(texts.cards.turn);
    press(texts.cards.again);
    expect(cardsEntry.read()).toEqual({
      [ids[0] ?? '']: [1, today + 1, today],
      [ids[1] ?? '']: [0, today, today],
    });
    expect([shown('left'), shown('fresh'), shown('begun')]).toEqual(['9', '8', '2']);
  });

  it('come to an end for today, and go on tomorrow', () => {
    const { cards, shown } = open();
    const key = (name: string) => fireEvent.keyDown(cards, { key: name });
    for (let turn = 0; turn < 10; turn++) {
      key(' ');
      key(turn === 0 ? '1' : '2');
    }
    expect(shown('word')).toBe(words[0]?.word);
    key(' ');
    key('2');
    expect(cards.dataset.state).toBe('done');
    expect(shown('when')).toBe('tomorrow');
    key(' ');
    key('2');
    expect(cards.dataset.state).toBe('done');
    expect(Object.keys(cardsEntry.read() ?? {})).toHaveLength(10);
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(cards.dataset.state).toBe('front');
    expect([shown('left'), shown('fresh')]).toEqual(['20', '10']);
  });

  it('take no answer before they are turned', () => {
    const { cards } = open();
    fireEvent.keyDown(cards, { key: '2' });
    expect(cardsEntry.read()).toBeNull();
    expect(cards.dataset.state).toBe('front');
  });

  it('go on after what was kept, and after what another tab keeps', () => {
    cardsEntry.write({
      [ids[0] ?? '']: [5, today + 35, today - 90],
      [ids[4] ?? '']: [2, today - 1, today - 9],
    });
    const { shown, press } = open();
    expect(shown('word')).toBe(words[4]?.word);
    press(texts.cards.turn);
    cardsEntry.write({ ...cardsEntry.read(), [ids[4] ?? '']: [3, today + 7, today - 9] });
    window.dispatchEvent(new StorageEvent('storage', { key: cardsEntry.name }));
    expect(shown('word')).toBe(words[1]?.word);
  });

  it('leave out what is no card, and keep the rest', () => {
    const kept = { 'pv-001': [1, today + 1, today], 'pv-002': [9, 1, 1], 'pv-003': [1, 'x', 1], 'pv-004': 1 };
    window.localStorage.setItem(cardsEntry.name, JSON.stringify(kept));
    expect(cardsEntry.read()).toEqual({ 'pv-001': kept['pv-001'] });
    for (const text of ['null', '{', '7', '[1]']) {
      window.localStorage.setItem(cardsEntry.name, text);
      expect(cardsEntry.read(), text).toBeNull();
    }
    expect(open().shown('word')).toBe(words[0]?.word);
  });
});

describe('a browser that can speak', () => {
  it('says the word of an entry or of the card when it is asked to', () => {
    const said: string[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      cancel: () => {},
      speak: ({ text }: { text: string }) => said.push(text),
    });
    const { root, cards } = open();
    const name = (index: number) => fill(texts.listen, { word: words[index]?.word ?? '' });
    fireEvent.click(within(cards).getByRole('button', { name: name(0) }));
    const entry = root.querySelector<HTMLElement>(`#${ids[7]}`) ?? expect.fail('no entry');
    fireEvent.click(within(entry).getByRole('button', { name: name(7), hidden: true }));
    expect(said).toEqual([words[0]?.word, words[7]?.word]);
  });

  it('is not every browser', () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    expect(open().root.querySelectorAll('[data-listen]:not([hidden])')).toHaveLength(0);
  });
});
