import { describe, expect, it } from 'vitest';
import { cueSeconds, joinedWave, readWave } from './sound.mjs';
import { spelledForVoice } from './speech.mjs';

describe('spelledForVoice', () => {
  it.each([
    ['30 seconds to prepare, then 5:00 to write', '30 seconds to prepare, then 5 minutes to write'],
    [
      '6:30 for the questions, 1:15 at the end',
      '6 minutes 30 seconds for the questions, 1 minute 15 seconds at the end',
    ],
    ['within 0:45 or 1:00.', 'within 45 seconds or 1 minute.'],
    ['each task of a 7:00 set', 'each task of a 7 minute set'],
    ['on 1 July 2025, until 30 June, on 22 May', 'on July 1st 2025, until June 30th, on May 22nd'],
    ['o_ can be of, ____ it rained', 'o blank can be of,  blank it rained'],
    ['today’s “plan”', 'today\'s "plan"'],
    ['3–6 times – or more…', '3 to 6 times ,  or more,'],
    ['Students | often share a flat', 'Students, often share a flat'],
    ['The ending -ity in well-known words', 'The ending ity in well-known words'],
  ])('%s', (text, spelled) => {
    expect(spelledForVoice(text)).toBe(spelled);
  });
});

describe('sound', () => {
  const rate = 1000;
  const tone = (length: number) => ({ rate, samples: new Int16Array(length).fill(5000) });

  it('lasts as long as its pictures: whole steps, with a pause', () => {
    expect(cueSeconds(tone(1000))).toBe(1.8);
    expect(cueSeconds(tone(1200))).toBe(2);
  });

  it('is joined without losing the place of a cue, and read again without the silence around it', () => {
    const file = joinedWave([tone(1000), tone(300)]);
    expect(file.length).toBe(44 + (1.8 + 1) * rate * 2);
    const { samples, rate: again } = readWave(file);
    expect(again).toBe(rate);
    expect(samples.length).toBe((1.8 + 0.3) * rate);
    expect(samples[0]).toBe(5000);
    expect(samples[1200]).toBe(0);
  });

  it('refuses what is no speech of one channel', () => {
    const file = joinedWave([tone(10)]);
    file.writeUInt16LE(2, 22);
    expect(() => readWave(file)).toThrow('one channel');
  });
});
