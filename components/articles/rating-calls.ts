import type { CallData } from '@/lib/api/contract/calls';
import { loadApi } from '@/lib/session/api';

export type Rating = CallData<'articleRate'>;

/** What readers thought of an article; undefined where nobody can say. */
export async function readRating(path: string, signal: AbortSignal): Promise<Rating | undefined> {
  try {
    return await (await loadApi()).call('articleRate', { query: { path } }, { signal });
  } catch {
    return undefined;
  }
}

/** Gives a vote, 1 to 5; a reader's last one counts. Undefined where it could not be kept. */
export async function sendRating(path: string, rate: number): Promise<Rating | undefined> {
  try {
    return await (await loadApi()).call('articleRatePost', { body: { path, rate } });
  } catch {
    return undefined;
  }
}
