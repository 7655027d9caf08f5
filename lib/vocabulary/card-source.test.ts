import { expect, it } from 'vitest';
import bank from '../../content/bank/read-and-select.json';
import { cardSource } from './card-source';
import { wordLists } from './lists';

const idsOf = (list: keyof typeof wordLists) =>
  wordLists[list].flatMap(({ entries }) => entries.map(({ id }) => id));
const own = bank.items.filter((item) => item.real && !item.card).map(({ id }) => id);

it.each([
  ['pv', idsOf('photoVocabulary')],
  ['lv', idsOf('listeningVocabulary')],
  ['rs', own],
])('knows every card that begins with %s', (source, ids) => {
  for (const id of ids) expect(cardSource(id), id).toBe(source);
});

it('knows none beyond the last word, before the first, or of another name', () => {
  const last = (ids: readonly string[]) => Math.max(...ids.map((id) => Number(id.slice(3))));
  const next = (letters: string, ids: readonly string[]) =>
    `${letters}-${String(last(ids) + 1).padStart(3, '0')}`;
  for (const id of [
    next('pv', idsOf('photoVocabulary')),
    next('lv', idsOf('listeningVocabulary')),
    next('rs', own),
    'pv-000',
    'rs-100',
    'rs-01',
    'pv-0010',
    'constructor',
    'xx-001',
  ])
    expect(cardSource(id), id).toBeUndefined();
});
