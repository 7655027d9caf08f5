import { frameSeconds } from './frames.mjs';

/** In which something is said; frames, the end is the one behind the last. */
export interface Stretch {
  start: number;
  end: number;
}

/** How loud the speech of a recording is and what is behind it, dB below full scale. */
export interface Loudness {
  speech: number;
  noise: number;
}

const framesIn = (seconds: number) => Math.round(seconds / frameSeconds);

/**
 * Shorter silences belong to what is said: they are closures of sounds such as <en>p</en> and <en>t</en>. Research on fluency counts
 * pauses from 0.25 s (Goldman-Eisler 1968; De Jong and Bosker 2013, Choosing a threshold for silent pauses to measure second language
 * fluency).
 */
const closure = framesIn(0.25);

/** What is shorter is a click or a knock, ours: the shortest words take about as long. */
const shortestWord = framesIn(0.1);

/** Speech is this much louder than its background somewhere; what has no such difference is one steady noise. Ours. */
const leastDifference = 8;

/** Below it is what a microphone gives that is switched off. Ours. */
const leastSpeech = -65;

/** A fan may begin in the middle, and then is loud against what was before. Speech rises and falls with its syllables. Ours. */
const steady = { from: framesIn(2), spread: 1.8 };

/**
 * How far above the background, dB: something said begins above half of the difference to speech and goes on above less of it, so that
 * its soft sounds belong to it and a background that wavers does not. Ours, by the tests beside.
 */
const begins = (difference: number) => difference * 0.5;
const goesOn = (difference: number) => Math.min(6, difference * 0.3);

/**
 * Where a microphone falls silent between words, every breath would be loud against that. With this, soft sounds end 26 dB below speech at
 * its loudest, which is some 20 below its mean: ITU-T P.56 draws the line at 15.9 dB.
 */
const mostDifference = 32;

/**
 * The loudness of speech and of its background in the recording itself, whatever the room and the microphone: speech is as loud as the
 * loudest half second in all, a door that bangs is shorter; the background is what a tenth of the recording stays below.
 */
export function loudnessOf(frames: Float32Array): Loudness {
  const sorted = Float32Array.from(frames).sort();
  const at = (place: number) => sorted[Math.max(0, Math.min(sorted.length - 1, place))] ?? -Infinity;
  return {
    speech: at(sorted.length - Math.min(framesIn(0.5), Math.ceil(sorted.length / 4))),
    noise: at(Math.floor(sorted.length / 10)),
  };
}

/** Where something is said, in order; nothing where there is silence or one steady noise, as far as that can be told. */
export function stretchesOf(frames: Float32Array): Stretch[] {
  const even = smooth(frames);
  const { speech, noise } = loudnessOf(even);
  if (speech < leastSpeech || speech - noise < leastDifference) return [];
  const difference = Math.min(mostDifference, speech - noise);
  const background = speech - difference;
  return joined(runs(even, background + goesOn(difference)))
    .filter((stretch) => countAbove(even, stretch, background + begins(difference)) >= shortestWord / 2)
    .filter(({ start, end }) => end - start >= shortestWord + widened)
    .filter(({ start, end }) => !isSteady(frames.subarray(start, end)));
}

/** Frames by which what is loud gets longer in {@link smooth}. */
const widened = 2;

/** Means of the power of three frames: one alone wavers. */
function smooth(frames: Float32Array): Float32Array {
  const power = frames.map((db) => 10 ** (db / 10));
  return frames.map((_, at) => {
    const around = power.subarray(Math.max(0, at - 1), at + 2);
    return 10 * Math.log10(around.reduce((sum, one) => sum + one, 0) / around.length);
  });
}

function runs(frames: Float32Array, above: number): Stretch[] {
  const found: Stretch[] = [];
  for (const [at, db] of frames.entries()) {
    if (db < above) continue;
    const last = found.at(-1);
    if (last?.end === at) last.end = at + 1;
    else found.push({ start: at, end: at + 1 });
  }
  return found;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of stretches) {
    const last = found.at(-1);
    if (last && start - last.end < closure) last.end = end;
    else found.push({ start, end });
  }
  return found;
}

const countAbove = (frames: Float32Array, { start, end }: Stretch, above: number): number =>
  frames.subarray(start, end).reduce((count, db) => (db >= above ? count + 1 : count), 0);

function isSteady(frames: Float32Array): boolean {
  if (frames.length < steady.from) return false;
  const mean = frames.reduce((sum, db) => sum + db, 0) / frames.length;
  const variance = frames.reduce((sum, db) => sum + (db - mean) ** 2, 0) / frames.length;
  return Math.sqrt(variance) < steady.spread;
}
