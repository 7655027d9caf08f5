import { correctionLimits } from '@/lib/api/contract/correction/limits';
import type { Frames } from '@/lib/correction/sound/frames.mjs';
import type { Lint } from '@/lib/correction/text/lint';
import { forHarper, inText } from '@/lib/correction/text/long-words';
import { ScorerFailed } from '../../calls/scorers';
import type { Recording, Reply, Request } from './jobs';
import { createKeeper } from './keeper';
import type { Thread } from './job-thread';

/** What takes too long for the server's own loop, or what a file may break: done in a thread, one job after the other. */
export interface Checker {
  /** What Harper finds in a text. @throws ScorerFailed `unavailable`; what aborted the signal */
  lint(text: string, signal: AbortSignal): Promise<Lint[]>;
  /** How loud a recording is. @throws ScorerFailed `unreadable` for what is none; `unavailable`; what aborted the signal */
  hear(recording: Recording, signal: AbortSignal): Promise<Frames>;
  /** Ends it; what is under way fails, and so does what comes later. */
  close(): Promise<void>;
}

const mostWaiting = 20;

/** ms that a job may take. */
const limitMs = { lint: 10_000, hear: 15_000 };

/** Seconds by which a recording may be longer than it may be: it goes on a little after its time. */
const leeway = 5;

/** A checker, without a thread until it has a job. */
export function createChecker(start?: () => Thread): Checker {
  const line = createLine(start);
  return {
    async lint(text, signal) {
      const reply = await line.take({ text: forHarper(text) }, limitMs.lint, signal);
      if (!('lints' in reply)) throw new ScorerFailed('unavailable');
      return inText(text, reply.lints);
    },
    async hear({ type, bytes }, signal) {
      if (bytes.length > correctionLimits.recording) throw new ScorerFailed('unreadable');
      const mostSeconds = correctionLimits.seconds + leeway;
      const reply = await line.take({ type, bytes, mostSeconds }, limitMs.hear, signal);
      if ('unreadable' in reply) throw new ScorerFailed('unreadable', { cause: reply.unreadable });
      if (!('frames' in reply)) throw new ScorerFailed('unavailable');
      return reply.frames;
    },
    close: line.close,
  };
}

function createLine(start: (() => Thread) | undefined) {
  const keeper = createKeeper(start);
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let isClosed = false;

  const run = async (request: Request, limit: number, signal: AbortSignal): Promise<Reply> => {
    signal.throwIfAborted();
    if (isClosed) throw new ScorerFailed('unavailable');
    try {
      return await keeper.run(request, limit);
    } catch (error) {
      throw new ScorerFailed('unavailable', { cause: error });
    }
  };

  return {
    async take(request: Request, limit: number, signal: AbortSignal): Promise<Reply> {
      if (count > mostWaiting) throw new ScorerFailed('unavailable');
      count += 1;
      const turn = last.then(() => run(request, limit, signal));
      last = turn.catch(() => {}).finally(() => (count -= 1));
      return orAborted(turn, signal);
    },
    async close(): Promise<void> {
      isClosed = true;
      await keeper.end();
    },
  };
}

/** What comes first. A job that is under way goes on to its end, which is near; nobody waits for it. */
function orAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    void result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
