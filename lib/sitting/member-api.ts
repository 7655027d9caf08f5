import type { Client } from '../api/client/create-client';

let client: Promise<Client> | undefined;

/** The API client of the rooms of members, loaded on first use. */
export function loadMemberApi(): Promise<Client> {
  client ??= import('../session/member-client').then(({ openMemberClient }) => openMemberClient());
  client.catch(() => {
    // A failed download may succeed when it is asked for again.
    client = undefined;
  });
  return client;
}
