import { describe, expect, it } from 'vitest';
import { bankIndex } from '@/app/[locale]/(app)/app/practice/_sections/bank-index';
import { bankItems } from '../questions/bank/bank-file';
import { levelIn, questionsOf } from '../questions/bank/bank-item';
import { bankTypes } from '../questions/bank/bank-types';
import { filesOf, itemOf, judgedTypes, nameAt } from './bank-index';

describe.each(judgedTypes)('%s', (type) => {
  const items = bankItems(type);

  it('is named in order, from easy to hard', () => {
    expect(items.map(({ id }) => id)).toEqual(items.map((_, place) => nameAt(type, place)));
    const levels = items.map((item) => levelIn(item) ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  it('is found by each of its questions', () => {
    for (const item of items) {
      for (const { id } of [item, ...questionsOf(item)])
        expect(itemOf(id, bankIndex), id).toEqual({ type, id: item.id });
    }
  });
});

it('finds nothing by what is no practice question that is judged', () => {
  const others = bankTypes.filter((type) => !judgedTypes.some((one) => one === type)).flatMap(bankItems);
  const ids = others.flatMap(questionsOf).map(({ id }) => id);
  for (const id of [...ids, 'w-01', 'rs-100', 'rs-999', 'fb-900', 'constructor', '', 'xs-101', 'il-199-3'])
    expect(itemOf(id, bankIndex), id).toBeUndefined();
});

it('knows which words are real', () => {
  const words = bankItems('readAndSelect');
  expect([...bankIndex.real].map((flag) => flag === '1')).toEqual(
    words.map((word) => 'real' in word && word.real),
  );
});

it('names each file once', () => {
  expect(
    filesOf([
      { type: 'readAndSelect', id: 'rs-101' },
      { type: 'readAndSelect', id: 'rs-102' },
      { type: 'readAndSelect', id: 'rs-560' },
      { type: 'listenAndType', id: 'lt-120' },
    ]),
  ).toEqual(['readAndSelect-1', 'readAndSelect-3', 'listenAndType']);
});
