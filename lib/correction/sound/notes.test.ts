import { describe, expect, it } from 'vitest';
import marks from '../../../messages/en/marks.json';
import type { CorrectionTask } from '../correction';
import type { MeasuredSound } from './measure';
import { soundNotes } from './notes';

const task: CorrectionTask = {
  type: 'speakAboutThePhoto',
  mode: 'speak',
  prompt: 'Describe the photo.',
  photo: null,
  seconds: 90,
};

/** A recording from its pauses: where the first word begins and the last one ends. */
function sound(from: number, to: number, pauses: [number, number][] = []): MeasuredSound {
  const silent = pauses.reduce((sum, [start, end]) => sum + end - start, 0);
  return {
    seconds: to + 1,
    spoken: Math.max(0, to - from - silent),
    pauses: pauses.map(([start, end]) => ({ start, end })),
    levels: [],
    clipped: false,
    from,
    to,
    loudness: { speech: -20, noise: -60 },
  };
}

const keys = (...[heard, asked, words]: Parameters<typeof soundNotes>) =>
  soundNotes(heard, asked, words).map(({ said }) => ('key' in said ? said.key : said.text));

const usual = sound(0.5, 80, [
  [10, 10.8],
  [25, 26],
  [50, 50.9],
  [58, 59],
]);

describe('notes', () => {
  it('say what is good where nothing is to be changed', () => {
    expect(keys(usual, task, null)).toEqual(['sound.flow', 'sound.used']);
    expect(soundNotes(usual, task, null).every(({ tone }) => tone === 'good')).toBe(true);
  });

  it('are none where nothing is said', () => {
    expect(keys(sound(0, 0), task, 0)).toEqual([]);
  });

  it('say of a few seconds no more than that', () => {
    const [short] = soundNotes(sound(1, 4), task, 8);
    expect(short).toEqual({
      criterion: 'content',
      tone: 'next',
      said: { key: 'sound.short', values: { seconds: 3 } },
    });
    expect(keys(sound(1, 4), task, 8)).toHaveLength(1);
  });

  it('tell a late first word', () => {
    expect(keys(sound(2.9, 80, [[10, 11]]), task, null)).not.toContain('sound.late');
    expect(soundNotes(sound(6.2, 80, [[10, 11]]), task, null)[0]).toMatchObject({
      said: { key: 'sound.late', values: { seconds: 6 } },
    });
  });

  it('tell long pauses, how many and the longest', () => {
    const long = sound(0, 80, [
      [10, 12.5],
      [30, 33.26],
      [50, 51],
    ]);
    expect(soundNotes(long, task, null)[0]).toMatchObject({
      said: { key: 'sound.longPauses', values: { count: 2, longest: 3.3, limit: 2 } },
    });
  });

  it('tell that much of the time is silent', () => {
    const silent = sound(
      0,
      60,
      Array.from({ length: 16 }, (_, at) => [at * 3 + 2, at * 3 + 3.8]),
    );
    expect(soundNotes(silent, task, null)[0]).toMatchObject({
      said: { key: 'sound.silence', values: { share: 0.48 } },
    });
  });

  it('tell that pauses are missing, where there was time for one', () => {
    expect(keys(sound(0, 80), task, null)).toContain('sound.noPauses');
    expect(keys(sound(0, 25), { ...task, seconds: 35 }, null)).not.toContain('sound.noPauses');
    expect(keys(sound(0, 80), { ...task, type: 'readAloud' }, null)).not.toContain('sound.noPauses');
  });

  it('tell that it ended early, by the time that the task gives', () => {
    expect(soundNotes(sound(0, 40, [[10, 11]]), task, null).at(-1)).toMatchObject({
      said: { key: 'sound.stopped', values: { seconds: 40, given: 90 } },
    });
    expect(keys(sound(0, 60, [[10, 11]]), task, null)).toEqual(['sound.flow']);
    for (const other of [
      { ...task, seconds: null },
      { ...task, type: 'readAloud' as const },
    ]) {
      expect(keys(sound(0, 8, [[4, 5]]), other, null)).not.toContain('sound.stopped');
    }
  });
});

describe('pace', () => {
  it.each([
    [80, 'sound.slow', 60],
    [190, 'sound.pace', 145],
    [300, 'sound.fast', 225],
  ])('of %i words in 80 seconds is %s', (words, key, rate) => {
    expect(soundNotes(usual, task, words)).toContainEqual(
      expect.objectContaining({ said: { key, values: { rate } } }),
    );
  });

  it('is not told where nobody knows the words', () => {
    const told = keys(usual, task, null);
    expect(told.filter((key) => ['sound.slow', 'sound.fast', 'sound.pace'].includes(key))).toEqual([]);
  });
});

describe('reading aloud', () => {
  const even = sound(0, 60, [
    [9, 9.8],
    [19, 19.8],
    [29, 29.8],
    [39, 39.8],
    [49, 49.8],
  ]);

  it('is suspected of an even rhythm', () => {
    expect(keys(even, task, 150)).toContain('sound.even');
  });

  it('is not without the words, of somebody who speaks slowly or thinks, and where it is the task', () => {
    expect(keys(even, task, null)).not.toContain('sound.even');
    expect(keys(even, task, 100)).not.toContain('sound.even');
    expect(
      keys({ ...even, pauses: [...even.pauses.slice(1), { start: 55, end: 56.5 }] }, task, 150),
    ).not.toContain('sound.even');
    expect(keys(usual, task, 200)).not.toContain('sound.even');
    expect(keys(even, { ...task, type: 'readAloud' }, 150)).not.toContain('sound.even');
  });
});

describe('a microphone', () => {
  it.each([
    [{ clipped: true }, 'sound.cutOff'],
    [{ loudness: { speech: -50, noise: -80 } }, 'sound.quiet'],
    [{ loudness: { speech: -20, noise: -31 } }, 'sound.noisy'],
  ])('of %o', (part, key) => {
    expect(keys({ ...usual, ...part }, task, null).at(-1)).toBe(key);
    expect(keys({ ...sound(1, 3), ...part }, task, null).at(-1)).toBe(key);
  });
});

it('every key has its text', () => {
  const texts: Record<string, string> = marks.notes.sound;
  const every = [
    ...[usual, sound(6, 80), sound(0, 30, [[4, 7]]), sound(0, 3), { ...usual, clipped: true }],
    { ...usual, loudness: { speech: -50, noise: -80 } },
    { ...usual, loudness: { speech: -20, noise: -31 } },
  ].flatMap((heard) => [null, 10, 150, 400].flatMap((words) => soundNotes(heard, task, words)));
  expect(every.length).toBeGreaterThan(20);
  for (const { said } of every) {
    const [key, values] = 'key' in said ? [said.key.slice('sound.'.length), said.values] : ['', {}];
    expect(texts[key], key).toBeDefined();
    for (const name of Object.keys(values)) expect(texts[key]).toContain(`{${name}, `);
  }
});
