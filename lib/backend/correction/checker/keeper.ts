import type { Reply, Request } from './jobs';
import { ask, startThread, type Thread } from './job-thread';

/** ms after which a thread is ended that nobody asks: with harper.js in it, it holds some 300 MB. */
const idleMs = 5 * 60_000;

/** ms that the start of a thread may take beside its first job: one to five seconds, by the machine and what else it does. */
const startMs = 10_000;

/** Keeps one thread: started for the first job, and again after it has failed one or nobody has asked it for a while. */
export function createKeeper(start: () => Thread = startThread) {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;

  const open = (): Thread => {
    const opened = start();
    // It may break while it has nothing to do, and an error that nobody listens to would end the server.
    opened.on('error', () => {}).on('exit', () => (thread = thread === opened ? undefined : thread));
    return opened;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  /** One job, while there is no other. @throws Error where nothing came of it, in time or at all */
  const run = async (request: Request, limitMs: number): Promise<Reply> => {
    clearTimeout(idle);
    const allowedMs = limitMs + (thread ? 0 : startMs);
    thread ??= open();
    try {
      const reply = await ask(thread, request, allowedMs);
      idle = setTimeout(() => void end(), idleMs).unref();
      return reply;
    } catch (error) {
      await end();
      throw error;
    }
  };

  return { run, end };
}
