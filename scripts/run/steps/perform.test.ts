import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../checkout/project.mjs';
import { performSteps, type Hold } from './perform.mjs';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

const passed = { passed: 1, failed: 0, skipped: 0 };
const light = (name: string) => ({ name, oneThread: true });

/** Steps that end when they are told to; `events` says in which order they began and ended. */
function stage() {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const work = async ({ name }: { name: string }, hold?: Hold) => {
    events.push(`${name} begins`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    hold?.(`${name} talks`);
    events.push(`${name} ends`);
    return passed;
  };
  const end = async (name: string) => {
    await vi.waitFor(() => expect(ends.has(name)).toBe(true));
    ends.get(name)?.();
    await vi.waitFor(() => expect(events).toContain(`${name} ends`));
  };
  return { events, work, end };
}

it('runs steps of one thread side by side, as many as there are processors, and the others alone', async () => {
  const { events, work, end } = stage();
  const over = performSteps([light('a'), light('b'), light('c'), { name: 'd' }, light('e')], work, 2);
  await end('b');
  await end('c');
  await end('a');
  await end('d');
  await end('e');
  const performed = await over;
  expect(performed.map(({ time }) => time.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(events.slice(0, 4)).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
  expect(events.slice(-4)).toEqual(['d begins', 'd ends', 'e begins', 'e ends']);
});

it('prints what each of them says in one piece, when it is over', async () => {
  const { work, end } = stage();
  const over = performSteps([light('a'), light('b')], work, 2);
  await end('b');
  await end('a');
  await over;
  expect(printed[0]).toContain('At the same time, 2 of them: a, b');
  expect(printed[1]).toMatch(/^\n=== b ===\nb talks\n=== b: passed in \d+\.\d s$/);
  expect(printed[2]).toMatch(/^\n=== a ===\na talks\n=== a: passed in /);
});

it('runs them one by one on one processor, where they print for themselves', async () => {
  const holds: (Hold | undefined)[] = [];
  const work = (_: object, hold?: Hold) => {
    holds.push(hold);
    return Promise.resolve(passed);
  };
  await performSteps([light('a'), light('b')], work, 1);
  await performSteps([light('alone')], work, 2);
  expect(holds).toEqual([undefined, undefined, undefined]);
});

it('counts work that could not be done as one failed test, says why, and goes on', async () => {
  const work = ({ name }: { name: string }) =>
    name === 'a' ? Promise.reject(new Failure('no disk')) : Promise.resolve(passed);
  for (const processors of [1, 2]) {
    printed = [];
    const performed = await performSteps([light('a'), light('b')], work, processors);
    expect(performed.map(({ totals }) => totals.failed)).toEqual([1, 0]);
    expect(performed[0]?.time.result).toBe('FAILED');
    expect(printed.join('\n')).toContain('Error: no disk');
  }
});
