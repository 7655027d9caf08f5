import type { Client } from '../api/client/create-client';

let client: Promise<Client> | undefined;

/** The API client of this page, loaded on first use: visitors who neither have a session nor ask for one download none of it. */
export function loadApi(): Promise<Client> {
  client ??= import('./client').then(({ openClient }) => openClient());
  client.catch(() => {
    // A failed download may succeed when it is asked for again.
    client = undefined;
  });
  return client;
}
