import { retryPauseMs } from '../api/client/retry';

interface Question {
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** Reads the answer with the client, which only an encrypted one needs. */
  encrypted: () => Promise<unknown>;
}

/**
 * The `data` of a public call, asked for without the client and what it weighs; tried once more by the client's rule.
 *
 * @param path below the API's base, with its query
 * @returns undefined for a failure
 */
export async function publicAnswer(path: string, { signal, headers, encrypted }: Question): Promise<unknown> {
  const get = () => fetch(`/api/v1/${path}`, { signal, ...(headers && { headers }) });
  let response = await get();
  const pauseMs = retryPauseMs(response);
  if (pauseMs !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    response = await get();
  }
  if (response.headers.get('content-type')?.includes('jose')) return encrypted();
  return response.ok ? ((await response.json()) as { data?: unknown }).data : undefined;
}
