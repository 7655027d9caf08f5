import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { correctionResult } from '@/lib/api/contract/correction/correction';
import type { CorrectionTask } from '@/lib/correction/correction';
import { framesOf } from '@/lib/correction/sound/frames.mjs';
import { mixed, noise, rate, silence, speech, joined } from '@/tests/support/sounds/signals';
import { ScorerFailed, type Job } from '../../calls/scorers';
import { createChecker, type Checker } from '../checker/checker';
import { builtInScorer } from './built-in';

const task: CorrectionTask = {
  type: 'writeAboutThePhoto',
  mode: 'write',
  prompt: 'Write one or more sentences about the photo.',
  photo: null,
  seconds: 60,
};
const jobOf = (answer: Job['answer'], part: Partial<CorrectionTask> = {}): Job => ({
  task: { ...task, ...part },
  answer,
  locale: 'en',
  userId: 'somebody',
});
const stays = () => new AbortController().signal;
const spoken = { type: 'speakAboutThePhoto', mode: 'speak', seconds: 90 } as const;
const recording = (name: string) => ({
  recording: {
    type: `audio/${name.split('.').at(-1)}`,
    bytes: readFileSync(path.join(import.meta.dirname, '../checker/recordings', name)),
  },
});

describe('the built-in checker', () => {
  const scorer = builtInScorer(createChecker());
  afterAll(() => scorer.close());

  it('names itself by its rules and by the version of harper.js that is installed', () => {
    const { version } = JSON.parse(readFileSync('node_modules/harper.js/package.json', 'utf8')) as {
      version: string;
    };
    expect(scorer).toMatchObject({ scores: false, transcribes: false });
    expect(scorer.version).toMatch(/^\d+\.\d+\.\d+\+harper\./);
    expect(scorer.version.endsWith(`harper.${version}`)).toBe(true);
  });

  it('marks what Harper finds in a text, and scores nothing', async () => {
    const text = 'A woman are standing in front of a shop. She have a red umbrela in her hand.';
    const corrected = await scorer.correct(jobOf({ text }), stays());
    expect(correctionResult.parse(corrected)).toEqual(corrected);
    expect(corrected).toMatchObject({ text, sound: null, score: null });
    const marked = corrected.marks.map(({ start, end }) => text.slice(start, end).trim());
    expect(marked).toEqual(expect.arrayContaining(['have', 'umbrela']));
  });

  it.each(['opus.webm', 'opus.ogg', 'opus-fragments.mp4', 'opus-tables.mp4'])(
    'measures how %s sounds, and writes down nothing of it',
    async (name) => {
      const corrected = await scorer.correct(jobOf(recording(name), spoken), stays());
      expect(correctionResult.parse(corrected)).toEqual(corrected);
      expect(corrected).toMatchObject({ text: null, marks: [], score: null });
      expect(corrected.sound?.pauses).toHaveLength(1);
      expect(corrected.notes.map(({ said }) => 'key' in said && said.key)).toEqual(['sound.short']);
    },
  );

  it('cannot read a recording that is none', async () => {
    const answer = { recording: { type: 'audio/webm', bytes: Buffer.from('no recording') } };
    await expect(scorer.correct(jobOf(answer, spoken), stays())).rejects.toMatchObject({ why: 'unreadable' });
  });
});

describe('with a checker that', () => {
  const scorerWith = (part: Partial<Checker>) =>
    builtInScorer({
      lint: () => Promise.reject(new ScorerFailed('unavailable')),
      hear: () => Promise.reject(new ScorerFailed('unavailable')),
      close: () => Promise.resolve(),
      ...part,
    });
  const heard = (samples: Float32Array) =>
    scorerWith({ hear: () => Promise.resolve(framesOf(samples, rate)) }).correct(
      jobOf(recording('opus.webm'), spoken),
      stays(),
    );

  it('hears nothing but noise, it cannot read it', async () => {
    for (const samples of [silence(20), noise(20, -30), silence(0)]) {
      await expect(heard(samples)).rejects.toMatchObject({ name: 'ScorerFailed', why: 'unreadable' });
    }
  });

  it('hears a whole answer, says what there is to say of it', async () => {
    const answer = joined(silence(4), speech(20, 5), silence(3), speech(20, 6), silence(1));
    const corrected = await heard(mixed(answer, noise(48, -60)));
    expect(correctionResult.parse(corrected)).toEqual(corrected);
    expect(corrected.notes.map(({ said }) => 'key' in said && said.key)).toEqual([
      'sound.late',
      'sound.longPauses',
    ]);
  });

  it('fails, it is not there', async () => {
    for (const job of [jobOf({ text: 'She have a dog.' }), jobOf(recording('opus.webm'), spoken)]) {
      await expect(scorerWith({}).correct(job, stays())).rejects.toMatchObject({ why: 'unavailable' });
    }
  });
});
