import { array, assert, constantFrom, integer, oneof, property, record, tuple, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceEntry, type PracticeEntry } from './entries';
import { byClockOf, mergePractice, newerOf, textOf } from './merge';

const ids = constantFrom('w-01', 'w-02');
const at = integer({ min: 0, max: 4 });
const count = integer({ min: 0, max: 3 });

/** Few names, moments and values, so that entries meet. */
const entry = oneof(
  record({
    kind: constant('answer' as const),
    id: ids,
    at,
    value: constantFrom<(string[] | null)[]>(null, [], ['yes'], ['no', 'line\nbreak']),
  }),
  record({ kind: constant('card' as const), id: ids, at, value: constantFrom(null, card(0), card(3)) }),
  record({ kind: constant('opened' as const), id: ids, at, value: constantFrom({}, { questions: 5 }) }),
  record({
    kind: constant('set' as const),
    id: ids,
    at,
    value: record({ answered: count, right: count, of: count }),
  }),
  record({ kind: constant('done' as const), id: ids, at, value: constantFrom(null, true as const) }),
  record({ kind: constant('again' as const), id: ids, at, value: record({ box: count, due: count }) }),
  record({
    kind: constant('day' as const),
    id: constantFrom('2026-11-27', '2026-11-28'),
    at: constant(0),
    value: constant(true as const),
  }),
);

function card(box: number): [number, number, number] {
  return [box, 20_000 + box, 20_000];
}

const sorted = (entries: readonly PracticeEntry[]) =>
  entries.map((one) => `${one.kind} ${one.id} ${one.at} ${textOf(one)}`).sort();

describe('merging practice', () => {
  const some = array(entry, { maxLength: 8 });

  it('comes to the same in any order, any grouping, any number of times', () => {
    assert(
      property(some, some, some, (a, b, c) => {
        expect(sorted(mergePractice(a, b))).toEqual(sorted(mergePractice(b, a)));
        expect(sorted(mergePractice(mergePractice(a, b), c))).toEqual(
          sorted(mergePractice(a, mergePractice(b, c))),
        );
        const once = mergePractice(a, b);
        expect(sorted(mergePractice(once, b))).toEqual(sorted(once));
        expect(sorted(mergePractice(once, once))).toEqual(sorted(once));
      }),
    );
  });

  it('makes nothing up, and leaves out nothing but what something newer or fuller has replaced', () => {
    assert(
      property(some, some, (a, b) => {
        const merged = mergePractice(a, b);
        for (const one of merged) expect([...a, ...b]).toContain(one);
        for (const one of [...a, ...b]) {
          const stands = merged.find(({ kind, id }) => kind === one.kind && id === one.id);
          expect(stands?.at).toBeGreaterThanOrEqual(one.at);
          if (stands?.at === one.at && stands.kind === 'set' && one.kind === 'set') {
            expect(stands.value.answered).toBeGreaterThanOrEqual(one.value.answered);
          }
          if (stands?.at === one.at && stands.kind === 'again' && one.kind === 'again') {
            expect(stands.value.box).toBeGreaterThanOrEqual(one.value.box);
          }
        }
      }),
    );
  });

  it('does not ask in which order the keys of a value stand', () => {
    const one: PracticeEntry = { kind: 'set', id: 'a/w-01', at: 0, value: { answered: 1, right: 1, of: 1 } };
    const other: PracticeEntry = { ...one, value: { of: 1, right: 1, answered: 1 } };
    expect(textOf(one)).toBe(textOf(other));
  });

  it('forgets what is older, and not what is newer', () => {
    const given: PracticeEntry = { kind: 'answer', id: 'w-01', at: 10, value: ['yes'] };
    const forgotten: PracticeEntry = { kind: 'answer', id: 'w-01', at: 11, value: null };
    expect(newerOf(given, forgotten)).toBe(forgotten);
    expect(newerOf({ ...given, at: 12 }, forgotten)).toMatchObject({ value: ['yes'] });
    // Somebody answers in the very moment: nothing is lost.
    expect(newerOf({ ...given, at: 11 }, forgotten)).toMatchObject({ value: ['yes'] });
  });

  it('takes a set that was begun anew for newer, however little of it is answered', () => {
    const full: PracticeEntry = { kind: 'set', id: 'a/w-01', at: 0, value: { answered: 5, right: 5, of: 5 } };
    const anew: PracticeEntry = { ...full, at: 3, value: { answered: 0, right: 0, of: 0 } };
    expect(newerOf(full, anew)).toBe(anew);
    expect(newerOf(full, { ...anew, at: 0 })).toBe(full);
  });
});

describe('the moment of an entry', () => {
  const given: PracticeEntry = { kind: 'answer', id: 'w-01', at: 0, value: ['yes'] };
  const hour = 3_600_000;
  const now = 1_000 * hour;

  it('is never in the future, whatever the clock of the sender says', () => {
    assert(
      property(tuple(integer({ min: 1, max: 8e15 }), integer({ min: 0, max: 8e15 })), ([at, sent]) => {
        const moved = byClockOf({ ...given, at }, sent, now).at;
        expect(moved).toBeLessThanOrEqual(now);
        expect(moved).toBeGreaterThan(0);
      }),
    );
  });

  it('moves by as much as that clock is wrong, in both directions', () => {
    for (const wrong of [-20 * hour, 20 * hour]) {
      const sent = now + wrong;
      expect(byClockOf({ ...given, at: sent - hour }, sent, now).at).toBe(now - hour);
    }
  });

  it('stays where the clock is right, however long the way was', () => {
    expect(byClockOf({ ...given, at: now - hour }, now - 60_000, now).at).toBe(now - hour);
  });

  it('stays unknown where nobody knows it', () => {
    expect(byClockOf(given, now - 20 * hour, now).at).toBe(0);
  });
});

it.each([
  ['a name that begins oddly', { kind: 'answer', id: '__proto__', at: 1, value: [] }],
  ['a name that is too long', { kind: 'answer', id: 'a'.repeat(121), at: 1, value: [] }],
  ['a moment before all', { kind: 'answer', id: 'a', at: -1, value: [] }],
  ['another kind', { kind: 'note', id: 'a', at: 1, value: [] }],
  ['a long text', { kind: 'answer', id: 'a', at: 1, value: ['x'.repeat(5001)] }],
  ['a card with a box too many', { kind: 'card', id: 'a', at: 1, value: [21, 1, 1] }],
  ['a lesson that is forgotten', { kind: 'opened', id: 'a', at: 1, value: null }],
  ['what comes back and is forgotten', { kind: 'again', id: 'a', at: 1, value: null }],
  ['a box too many', { kind: 'again', id: 'a', at: 1, value: { box: 21, due: 1 } }],
  ['a day without practice', { kind: 'day', id: '2026-11-28', at: 0, value: false }],
])('refuses %s', (_, value) => {
  expect(practiceEntry.safeParse(value).success).toBe(false);
});
