import { builtInName } from '@/lib/correction/built-in';
import { checkText } from '@/lib/correction/text/check';
import type { Correction } from '@/lib/correction/correction';
import { isTicked, textFor } from '../room/answered';
import { TryFailed, type Tried } from '../room/given';
import type { Watch } from '../room/use-try';
import { CheckerFailed, findIn } from './checker';

/**
 * Corrects what stands in the field of a task. It stays in the browser.
 *
 * @throws TryFailed; what aborted the signal
 */
export async function correctWritten(
  { task, question, own }: Pick<Tried, 'task' | 'question' | 'own'>,
  watch: Watch,
): Promise<Correction> {
  const text = textFor(question);
  if (text === '') throw new TryFailed('noText');
  const lints = await findIn(text, watch).catch((error: unknown) => {
    if (!(error instanceof CheckerFailed)) throw error;
    throw new TryFailed(error.why === 'network' ? 'network' : 'noChecker');
  });
  const asked = isTicked(own)
    ? { ...task, type: 'own' as const, prompt: '', photo: null, seconds: null }
    : task;
  return { scorer: builtInName, ...checkText({ text, task: asked, lints }), sound: null, score: null };
}
