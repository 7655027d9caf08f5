import { describe, expect, it } from 'vitest';
import {
  cutOff,
  fan,
  hum,
  joined,
  louder,
  mixed,
  noise,
  power,
  rate,
  silence,
  speech,
} from '@/tests/support/sounds/signals';
import { framesOf } from './frames.mjs';
import { measureSound, type MeasuredSound } from './measure';

const measured = (samples: Float32Array) => measureSound(framesOf(samples, rate));

/** Words from 1.5 to 4.5, 5.4 to 9.4, 9.8 to 11.8 and 13.8 to 18.8 s: two pauses that are noticed and one that is not. */
const said = joined(
  ...[silence(1.5), speech(3, 5), silence(0.9), speech(4, 6), silence(0.4), speech(2, 7)],
  ...[silence(2), speech(5, 8), silence(1.2)],
);
const seconds = said.length / rate;
const loud = power(said);

function expectPauses({ from, to, spoken, pauses }: MeasuredSound) {
  const found = [from, ...pauses.flatMap(({ start, end }) => [start, end]), to];
  const true_ = [1.5, 4.5, 5.4, 11.8, 13.8, 18.8];
  expect(found).toHaveLength(true_.length);
  found.forEach((moment, at) => {
    expect(Math.abs(moment - (true_[at] ?? NaN)), `${moment}`).toBeLessThanOrEqual(0.1);
  });
  expect(Math.abs(spoken - 14)).toBeLessThanOrEqual(0.4);
}

describe('pauses', () => {
  it.each([
    ['a quiet room', 60, noise],
    ['noise of 30 dB below', 30, noise],
    ['noise of 20 dB below', 20, noise],
    ['noise of 10 dB below', 10, noise],
    ['a fan of 20 dB below', 20, fan],
    ['a fan of 10 dB below', 10, fan],
    ['the hum of the mains, as loud as what is said', 0, hum],
  ] as const)('are found to a tenth of a second in %s', (_, below, background) => {
    expectPauses(measured(mixed(said, background(seconds, loud - below))));
  });

  it.each([-20, -30])('are found where the gain is lower by %i dB', (db) => {
    expectPauses(measured(louder(mixed(said, noise(seconds, loud - 30)), db)));
  });

  it('are found where a microphone falls silent between words', () => {
    expectPauses(measured(said));
  });

  it('are not what a knock in a silence is, nor ended by it', () => {
    const knock = joined(silence(12.6), noise(0.04, -12), silence(seconds - 12.64));
    expectPauses(measured(mixed(mixed(said, knock), noise(seconds, loud - 40))));
  });

  it('are counted from 0.6 s', () => {
    const short = joined(speech(3, 5), silence(0.5), speech(3, 6), silence(0.7), speech(3, 7));
    expect(measured(mixed(short, noise(10.2, -70))).pauses).toHaveLength(1);
  });
});

describe('nothing is said', () => {
  it.each([
    ['in silence', silence(10)],
    ['in what a microphone gives that is off', noise(10, -80)],
    ['in white noise', noise(10, -30)],
    ['by a fan', fan(20, -30)],
    ['by a fan that begins in the middle', joined(noise(6, -60), fan(9, -30))],
    ['by the mains', mixed(hum(10, -15), noise(10, -60))],
    ['in no time', silence(0)],
    ['in less than a frame', silence(0.01)],
    ['in less than a word', mixed(joined(speech(0.05), silence(2)), noise(2.05, -60))],
  ])('%s', (_, samples) => {
    const sound = measured(samples);
    expect(sound).toMatchObject({ spoken: 0, pauses: [], from: 0, to: 0, clipped: false });
    expect(sound.seconds).toBeCloseTo(samples.length / rate, 2);
    expect(sound.levels.every((level) => level >= 0 && level <= 1)).toBe(true);
  });

  it('where noise is as loud as speech', () => {
    expect(measured(mixed(said, noise(seconds, loud + 6))).spoken).toBe(0);
  });
});

describe('all of it is said', () => {
  it('without a pause', () => {
    const { spoken, pauses, from, to } = measured(mixed(speech(40, 9), noise(40, -60)));
    expect(pauses).toEqual([]);
    expect(spoken).toBeGreaterThan(39);
    expect([from, to]).toEqual([0, 40]);
  });

  it('in one word of half a second', () => {
    const { spoken } = measured(mixed(joined(silence(1), speech(0.5), silence(1)), noise(2.5, -60)));
    expect(spoken).toBeGreaterThan(0.3);
    expect(spoken).toBeLessThan(0.7);
  });
});

describe('levels', () => {
  it('are at most 240, from 0 to 1, and high where something is said', () => {
    const { levels } = measured(mixed(said, noise(seconds, loud - 30)));
    const at = (moment: number) => levels[Math.floor((moment / seconds) * 240)] ?? NaN;
    expect(levels).toHaveLength(240);
    expect(Math.max(...levels)).toBe(1);
    expect(at(0.5)).toBeLessThan(0.2);
    expect(at(12.8)).toBeLessThan(0.2);
    expect(at(2.5)).toBeGreaterThan(0.5);
    expect(at(16)).toBeGreaterThan(0.5);
  });

  it('are one for each frame of a short one', () => {
    expect(measured(speech(1)).levels).toHaveLength(50);
  });

  it('of silence are 0', () => {
    expect(Math.max(...measured(silence(3)).levels)).toBe(0);
  });
});

describe('clipping', () => {
  it('is told where peaks are cut off for long', () => {
    expect(measured(cutOff(louder(said, 18))).clipped).toBe(true);
  });

  it('is not told of what is loud', () => {
    expect(measured(said).clipped).toBe(false);
    expect(measured(cutOff(louder(said, 6))).clipped).toBe(false);
  });
});
