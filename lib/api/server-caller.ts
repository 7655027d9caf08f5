import type { CallArguments } from './client/create-client';
import type { CallData } from './contract/calls';
import { decryptWith } from './client/decrypt';
import type { OwnCallName } from './client/outgoing';
import { perform, type Transport } from './client/perform';

/** The embedded API, as the door in app/api serves it too. */
export interface EmbeddedApp {
  fetch(request: Request): Response | Promise<Response>;
}

export interface ServerCallerOptions {
  /** Base of an external API; without it the embedded one is asked. */
  apiBaseUrl: string | undefined;
  /** Origin of this site, under which the embedded API sees its requests. */
  siteUrl: string;
  /** Loads the embedded API; never called when there is an external one. */
  loadApp: () => Promise<EmbeddedApp>;
  /** Key of encrypted answers, base64url of 32 bytes. */
  jweKey?: string | undefined;
  timeoutMs?: number | undefined;
}

export interface ServerCallOptions {
  token?: string;
  /** Language of the answer (header `locale`). */
  locale?: string;
  signal?: AbortSignal;
}

export type ServerCall = <Name extends OwnCallName>(
  name: Name,
  ...args: CallArguments<Name, ServerCallOptions>
) => Promise<CallData<Name>>;

/** The API client of the server: the browser's contract, in process for the embedded API, by HTTP for an external one. */
export function createServerCaller({
  apiBaseUrl,
  siteUrl,
  loadApp,
  jweKey,
  timeoutMs,
}: ServerCallerOptions): ServerCall {
  const decrypt = jweKey === undefined ? undefined : decryptWith(jweKey);
  const transport: Transport =
    apiBaseUrl === undefined
      ? {
          baseUrl: `${siteUrl}/api/v1`,
          fetch: async (url, init) => (await loadApp()).fetch(new Request(url, init)),
          timeoutMs,
          decrypt,
        }
      : { baseUrl: apiBaseUrl, fetch: (url, init) => fetch(url, init), timeoutMs, decrypt };
  return (name, ...[input, options]) => perform(name, input, transport, options ?? {});
}
