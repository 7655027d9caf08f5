import 'server-only';
import { publishedArticles } from '@/lib/articles/article-list';
import { env } from '@/lib/env';
import { openBackend, type Backend } from './backend';
import { buildName } from './build-name';
import { readBackendSettings } from './base/settings';

export { createApp } from './http/create-app';

/** In development modules are loaded anew after each change; the database must not be opened anew with them. */
const processWide = globalThis as typeof globalThis & { embeddedApi?: Promise<Backend> | undefined };

/**
 * The embedded API of this process. The database is opened at the first call; when that fails, the next call tries again.
 */
export function getApp(): Promise<Pick<Backend, 'fetch'>> {
  processWide.embeddedApi ??= openBackend(readBackendSettings(env), {
    articles: publishedArticles(),
    build: buildName(env.BUILD_DIR),
  }).then(
    (backend) => {
      // The server stops listening on the same signals and ends the process once its answers are out.
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void closeApp());
      return backend;
    },
    (error: unknown) => {
      processWide.embeddedApi = undefined;
      throw error;
    },
  );
  return processWide.embeddedApi;
}

/** Lets the requests under way finish and closes the database, if it was opened. */
export async function closeApp(): Promise<void> {
  const opening = processWide.embeddedApi;
  processWide.embeddedApi = undefined;
  const backend = await opening?.catch(() => undefined);
  await backend?.close();
}
