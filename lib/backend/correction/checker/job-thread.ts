import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reply, Request } from './jobs';

export type Thread = Pick<Worker, 'postMessage' | 'on' | 'off' | 'terminate'>;

/** MB of what JavaScript keeps; a recording and the findings in a text are far below. */
const mostMemory = 256;

/** Starts thread.mjs, which is no part of the build: servers run in the project's root. */
export function startThread(): Thread {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/backend/correction/checker/thread.mjs',
  );
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    // What the server was started with is not for a thread, nor are its secrets.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    stdout: true,
    stderr: true,
  });
  // A program that breaks writes what it was about, which may be somebody's words.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  return worker;
}

/**
 * One job in a thread that has no other.
 *
 * @throws Error where the thread has ended or takes longer than `limitMs`; it is of no use then
 */
export async function ask(thread: Thread, request: Request, limitMs: number): Promise<Reply> {
  const over = new AbortController();
  try {
    const reply = replyOf(thread, limitMs, over.signal);
    tell(thread, request);
    return await reply;
  } finally {
    over.abort();
  }
}

function replyOf(thread: Thread, limitMs: number, over: AbortSignal): Promise<Reply> {
  return new Promise<Reply>((resolve, reject) => {
    const onError = (error: unknown) => reject(new Error('the thread has broken', { cause: error }));
    const onExit = () => reject(new Error('the thread has ended'));
    const timer = setTimeout(() => reject(new Error('the thread is too slow')), limitMs).unref();
    thread.on('message', resolve).on('error', onError).on('exit', onExit);
    over.addEventListener('abort', () => {
      clearTimeout(timer);
      thread.off('message', resolve).off('error', onError).off('exit', onExit);
    });
  });
}

function tell(thread: Thread, request: Request): void {
  if ('text' in request) return thread.postMessage(request);
  // Its own copy, which is handed over: what was given may be a part of something larger.
  const bytes = new Uint8Array(request.bytes);
  thread.postMessage({ ...request, bytes }, [bytes.buffer]);
}
