import type { Sound } from '../correction';
import { frameSeconds, type Frames } from './frames.mjs';
import { loudnessOf, stretchesOf, type Loudness } from './stretches';

/** A {@link Sound} with what notes are made of and nothing keeps. */
export interface MeasuredSound extends Sound {
  /** Moments of the first and the last word; both 0 where nothing is said. */
  from: number;
  to: number;
  loudness: Loudness;
}

/**
 * Seconds from which a listener notices a pause. Ours: silences from 0.25 s count as pauses in research, but people who speak their own
 * language make those too, at the end of clauses.
 */
export const noticed = 0.6;

const mostLevels = 240;

/** Peaks that are cut off are heard from so many seconds on, and from that share of what is said; ours. */
const heardCut = { seconds: 0.3, share: 0.01 };

/** dB from the loudest part down to what is drawn as nothing: the background, but no more than 40 and no less than 12. */
const drawn = { most: 40, least: 12 };

/** dB below full scale that are drawn in full where nothing is louder, or silence would look like a storm. */
const quietest = -60;

/** What can be told of a recording by its loudness alone. Where nothing is said, `spoken` is 0. */
export function measureSound({ seconds, loudness: frames, cut }: Frames): MeasuredSound {
  const stretches = stretchesOf(frames).map(({ start, end }) => ({
    start: start * frameSeconds,
    end: Math.min(seconds, end * frameSeconds),
  }));
  const spoken = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  const pauses = stretches
    .slice(1)
    .map(({ start }, at) => ({ start: stretches[at]?.end ?? start, end: start }));
  return {
    seconds: hundredths(seconds),
    spoken: hundredths(spoken),
    pauses: pauses
      .filter(({ start, end }) => end - start >= noticed)
      .map(({ start, end }) => ({ start: hundredths(start), end: hundredths(end) })),
    levels: levelsOf(frames),
    clipped: cut * frameSeconds >= Math.max(heardCut.seconds, heardCut.share * spoken),
    from: hundredths(stretches[0]?.start ?? 0),
    to: hundredths(stretches.at(-1)?.end ?? 0),
    loudness: loudnessOf(frames),
  };
}

function levelsOf(frames: Float32Array): number[] {
  const count = Math.min(mostLevels, frames.length);
  const parts = Array.from({ length: count }, (_, at) => {
    const part = frames.subarray(
      Math.floor((at * frames.length) / count),
      Math.floor(((at + 1) * frames.length) / count),
    );
    return 10 * Math.log10(part.reduce((sum, db) => sum + 10 ** (db / 10), 0) / part.length);
  });
  const { speech, noise } = loudnessOf(frames);
  const height = Math.min(drawn.most, Math.max(drawn.least, speech - noise));
  const top = Math.max(quietest, ...parts);
  return parts.map((db) => hundredths(Math.min(1, Math.max(0, 1 - (top - db) / height))));
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
