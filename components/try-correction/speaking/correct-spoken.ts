import { builtInName } from '@/lib/correction/built-in';
import type { Correction } from '@/lib/correction/correction';
import { framesOf } from '@/lib/correction/sound/frames.mjs';
import { measureSound } from '@/lib/correction/sound/measure';
import { soundNotes } from '@/lib/correction/sound/notes';
import { spokenFor } from '../room/answered';
import { TryFailed, type Tried } from '../room/given';

/** Samples per second that it is decoded to, as the server does. */
const rate = 48_000;

/**
 * Measures what was recorded for a task. It stays in the browser, and nobody writes down what is said.
 *
 * @throws TryFailed
 */
export async function correctSpoken({
  task,
  question,
}: Pick<Tried, 'task' | 'question'>): Promise<Correction> {
  const recording = spokenFor(question);
  if (!recording) throw new TryFailed('noRecording');
  const measured = measureSound(framesOf(await samplesOf(recording), rate));
  if (measured.spoken === 0) throw new TryFailed('silent');
  const { seconds, spoken, pauses, levels, clipped } = measured;
  return {
    scorer: builtInName,
    text: null,
    marks: [],
    notes: soundNotes(measured, task, null),
    sound: { seconds, spoken, pauses, levels, clipped },
    score: null,
  };
}

async function samplesOf(recording: Blob): Promise<Float32Array> {
  try {
    const context = new OfflineAudioContext(1, 1, rate);
    return (await context.decodeAudioData(await recording.arrayBuffer())).getChannelData(0);
  } catch {
    throw new TryFailed('unreadable');
  }
}
