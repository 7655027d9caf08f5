import { expect, it } from 'vitest';
import { createTurns } from './turns';

/** Work that goes on until it is let go, and says in which order it was begun. */
function work(begun: string[]) {
  const going = new Map<string, () => void>();
  return {
    going,
    of: (what: string) => () => {
      begun.push(what);
      return new Promise<string>((resolve) => going.set(what, () => resolve(what)));
    },
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('does so much of one name at once, the rest in the order in which it came, and refuses what is too much', async () => {
  const begun: string[] = [];
  const { of, going } = work(begun);
  const turns = createTurns({ name: 'test', atOnce: 2, waiting: 1 });
  const done = ['a', 'b', 'c'].map((what) => turns.take('ada', of(what)));
  await expect(turns.take('ada', of('d'))).rejects.toMatchObject({ status: 429, limit: 'test' });
  const other = turns.take('bob', of('e'));
  expect(begun).toEqual(['a', 'b', 'e']);
  going.get('b')?.();
  await turn();
  expect(begun).toEqual(['a', 'b', 'e', 'c']);
  for (const what of ['a', 'c', 'e']) going.get(what)?.();
  expect(await Promise.all([...done, other])).toEqual(['a', 'b', 'c', 'e']);
});

it('goes on after what has failed', async () => {
  const turns = createTurns({ name: 'test', atOnce: 1, waiting: 1 });
  const fail = () => Promise.reject(new Error('failed'));
  const [one, two] = await Promise.allSettled([turns.take('ada', fail), turns.take('ada', fail)]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  expect(await turns.take('ada', async () => 'done')).toBe('done');
});
