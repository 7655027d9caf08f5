import { describe, expect, it } from 'vitest';
import { cueKeys, type CueKey } from '@/lib/site/videos';
import { chooseCues, hashOf } from './cues.mjs';

/** Every cue lasts three seconds, but the texts of the steps. */
const cues = (stepSeconds: number) =>
  cueKeys.map((key) => ({ key, seconds: key.endsWith('.text') ? stepSeconds : 3 }));
const texts = (keys: readonly CueKey[]) => keys.filter((key) => key.endsWith('.text'));

describe('chooseCues', () => {
  it('keeps what every film says, however long it is', () => {
    expect(chooseCues(cues(1), 1)).toEqual(
      cueKeys.filter((key) => !key.endsWith('.text') && !/^check\.[2-6]/.test(key)),
    );
  });

  it('adds the texts of the first steps that fit, in the order of the lesson', () => {
    const chosen = chooseCues(cues(20), 39 + 20 + 20 + 1);
    expect(texts(chosen)).toEqual(['method.1.text', 'method.2.text']);
    expect(chosen).toEqual(cueKeys.filter((key) => chosen.includes(key)));
  });

  it('leaves no step out between two that are said', () => {
    const uneven = cues(10).map((cue) => (cue.key === 'method.2.text' ? { ...cue, seconds: 90 } : cue));
    expect(texts(chooseCues(uneven, 39 + 80))).toEqual(['method.1.text']);
  });

  it('fills what is left with lines of the check', () => {
    const chosen = chooseCues(cues(20), 39 + 20 + 7);
    expect(chosen.filter((key) => key.startsWith('check.'))).toEqual(['check.1', 'check.2', 'check.3']);
  });

  it('says all where all fits', () => {
    expect(chooseCues(cues(1), 1000)).toEqual(cueKeys);
  });
});

describe('hashOf', () => {
  it('changes with a letter and with what is said when', () => {
    expect(hashOf(['a', 'b'])).toMatch(/^[\w-]{16}$/);
    expect(hashOf(['a', 'b'])).not.toBe(hashOf(['a', 'c']));
    expect(hashOf(['a', 'b'])).not.toBe(hashOf(['b', 'a']));
    expect(hashOf(['ab'])).not.toBe(hashOf(['a', 'b']));
  });
});
