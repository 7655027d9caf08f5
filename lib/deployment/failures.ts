import { renew } from './renew';

/** Says which build is being served, see app/build-version.json. */
export const versionPath = '/build-version.json';

/**
 * Loads the page anew when files of its build are gone: a new deployment has taken their place (spec section 2). What fails for want
 * of a network is left to the part that asked for it.
 */
export function watchFailures(): void {
  for (const name of ['error', 'unhandledrejection']) window.addEventListener(name, onFailure, true);
}

function onFailure({ target, error, reason = error }: Partial<ErrorEvent & PromiseRejectionEvent>): void {
  const { src, href = src } = (target ?? {}) as Partial<HTMLScriptElement & HTMLLinkElement>;
  if (href?.includes('/_next/static/')) void ask(href).then((answer) => isGone(answer) && renew());
  else void renewAfter(reason);
}

/** Loads the page anew after an error that left it without one of its scripts, if the server can be reached. */
export async function renewAfter(error: unknown): Promise<void> {
  if ((error as Partial<Error> | null)?.name === 'ChunkLoadError' && (await ask(versionPath))?.ok) renew();
}

/** A server that is busy or starts anew says something else, and has the file in a moment. */
const isGone = (answer: Response | undefined) => answer?.status === 404 || answer?.status === 410;

/** @returns undefined without a network */
async function ask(address: string): Promise<Response | undefined> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
}
