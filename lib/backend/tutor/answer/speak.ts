import type { TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import { AiFailed, type AiMessage, type AiService } from '../../ai/service';

/** Why an answer did not come to its end through no fault of whoever has asked. */
export type Failure = Extract<TutorEvent, { failed: string }>['failed'];

/** How an answer ended: in full, as long as one may be, because nobody reads on, or by a failure. */
export type End = 'done' | 'long' | 'stopped' | { failed: Failure };

interface Asked {
  model: string;
  messages: readonly AiMessage[];
  maxTokens: number;
  gone: AbortSignal;
  closing: AbortSignal;
  timeoutMs: number;
  /** Takes a piece; says whether more is wanted. */
  take: (piece: string) => boolean;
}

/** Has a model answer piece by piece. @returns how it ended, and what it used up where somebody knows */
export async function speak(ai: AiService, asked: Asked): Promise<{ end: End; tokens: number | undefined }> {
  const { gone, closing, take, timeoutMs, ...request } = asked;
  const slow = AbortSignal.timeout(timeoutMs);
  const over = new AbortController();
  const signal = AbortSignal.any([gone, closing, slow, over.signal]);
  let tokens: number | undefined;
  const ended = (): End => {
    if (gone.aborted) return 'stopped';
    return { failed: slow.aborted && !closing.aborted ? 'slow' : 'unavailable' };
  };
  try {
    for await (const piece of until(signal, ai.stream({ ...request, signal }))) {
      if ('tokens' in piece) tokens = piece.tokens;
      else if (!take(piece.text)) return { end: 'long', tokens };
    }
    return { end: signal.aborted ? ended() : 'done', tokens };
  } catch (error) {
    if (signal.aborted) return { end: ended(), tokens };
    if (!(error instanceof AiFailed)) throw error;
    return { end: { failed: failureOf(error) }, tokens: error.tokens };
  } finally {
    over.abort();
  }
}

function failureOf({ why }: AiFailed): Failure {
  return why === 'slow' || why === 'refused' ? why : 'unavailable';
}

/** What comes until a signal is aborted, also from a source that does not listen to it. */
async function* until<Piece>(signal: AbortSignal, source: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: it may hang on what will never come.
    void pieces.return?.()?.catch(() => undefined);
  }
}
