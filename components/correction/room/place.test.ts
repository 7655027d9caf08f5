import { expect, it } from 'vitest';
import { placeIn, searchOf, type Place } from './place';

it.each<[string, Place]>([
  ['', { at: 'lobby' }],
  ['?id=abc', { at: 'one', id: 'abc' }],
  ['?id=abc&with=def', { at: 'one', id: 'abc', beside: 'def' }],
  ['?new=writingSample', { at: 'order', type: 'writingSample' }],
  ['?new=writingSample&task=ws-101', { at: 'order', type: 'writingSample', task: 'ws-101' }],
  ['?new=own', { at: 'order', type: 'own' }],
])('reads and writes the address %s', (search, place) => {
  expect(placeIn(search)).toEqual(place);
  expect(searchOf(place)).toBe(search);
});

it.each(['?new=readAndSelect', '?id=', '?with=abc', '?utm_source=mail'])(
  'takes %s for none of its places',
  (search) => {
    expect(placeIn(search)).toEqual({ at: 'lobby' });
  },
);
