import type { CorrectionTask, Criterion, Note } from '../correction';
import type { MeasuredSound } from './measure';
import { isEven, rateOf, silentShare } from './rhythm';

/** From which values something is said of a recording; ours, where nothing else is named. */
const limits = {
  /** Seconds. */
  tooLittle: 5,
  lateStart: 3,
  longPause: 2,
  /** Of the time that the task gives. */
  stopped: 0.5,
  used: 0.85,
  /** Of the time between the first and the last word. */
  silent: 0.4,
  flowing: 0.3,
  /** Seconds of speech from which there should have been a pause, and from which it can be said that it flows. */
  withoutPause: 30,
  flow: 15,
  /** Words per minute; lectures have 125 to 160, interviews 160 to 210 (Tauroza and Allison 1990, Speech rates in British English). */
  slow: 95,
  fast: 210,
  /** dB. */
  quiet: -45,
  aboveNoise: 15,
};

/**
 * What can be said of how a recording sounds, keys of the catalog `marks` below `notes.sound`. Nothing where nothing is said in it.
 *
 * @param words how many were said, where somebody has written them down: without them nothing is said of pace and of reading aloud
 */
export function soundNotes(sound: MeasuredSound, task: CorrectionTask, words: number | null): Note[] {
  if (sound.spoken === 0) return [];
  if (sound.spoken < limits.tooLittle && task.type !== 'readAloud') {
    return [note('content', 'next', 'short', { seconds: Math.round(sound.spoken) }), ...ofMicrophone(sound)];
  }
  return [
    ...ofStart(sound),
    ...ofPauses(sound, task),
    ...(words === null ? [] : ofPace(sound, task, words)),
    ...ofTime(sound, task),
    ...ofMicrophone(sound),
  ];
}

function ofStart({ from }: MeasuredSound): Note[] {
  return from >= limits.lateStart ? [note('fluency', 'next', 'late', { seconds: Math.round(from) })] : [];
}

function ofPauses(sound: MeasuredSound, task: CorrectionTask): Note[] {
  const long = sound.pauses
    .map(({ start, end }) => end - start)
    .filter((seconds) => seconds >= limits.longPause);
  const share = silentShare(sound);
  const span = sound.to - sound.from;
  if (sound.pauses.length === 0 && span >= limits.withoutPause && task.type !== 'readAloud') {
    return [note('fluency', 'next', 'noPauses', { seconds: Math.round(span) })];
  }
  const longest = Math.round(Math.max(0, ...long) * 10) / 10;
  const found = [
    ...(long.length > 0
      ? [note('fluency', 'next', 'longPauses', { count: long.length, longest, limit: limits.longPause })]
      : []),
    ...(share >= limits.silent ? [note('fluency', 'next', 'silence', { share: hundredths(share) })] : []),
  ];
  const isFlowing = found.length === 0 && share <= limits.flowing && span >= limits.flow;
  return isFlowing ? [note('fluency', 'good', 'flow')] : found;
}

function ofPace(sound: MeasuredSound, task: CorrectionTask, words: number): Note[] {
  const exact = rateOf(sound, words);
  // To fives: nobody counts words that exactly.
  const rate = Math.round(exact / 5) * 5;
  const pace =
    exact < limits.slow
      ? note('fluency', 'next', 'slow', { rate })
      : exact > limits.fast
        ? note('fluency', 'next', 'fast', { rate })
        : note('fluency', 'good', 'pace', { rate });
  const isRead = task.type !== 'readAloud' && isEven(sound, exact);
  return isRead ? [pace, note('fluency', 'next', 'even')] : [pace];
}

function ofTime({ to }: MeasuredSound, { type, seconds }: CorrectionTask): Note[] {
  if (seconds === null || type === 'readAloud') return [];
  if (to >= seconds * limits.used) return [note('content', 'good', 'used')];
  const isStopped = to < seconds * limits.stopped;
  return isStopped ? [note('content', 'next', 'stopped', { seconds: Math.round(to), given: seconds })] : [];
}

function ofMicrophone({ clipped, loudness: { speech, noise } }: MeasuredSound): Note[] {
  if (clipped) return [note('pronunciation', 'next', 'cutOff')];
  if (speech < limits.quiet) return [note('pronunciation', 'next', 'quiet')];
  return speech - noise < limits.aboveNoise ? [note('pronunciation', 'next', 'noisy')] : [];
}

const note = (
  criterion: Criterion,
  tone: Note['tone'],
  key: string,
  values: Record<string, number> = {},
): Note => ({ criterion, tone, said: { key: `sound.${key}`, values } });

const hundredths = (value: number) => Math.round(value * 100) / 100;
