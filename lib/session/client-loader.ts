import type { Client } from '../api/client/create-client';

export function clientLoader(load: () => Promise<Client>): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  return () => {
    client ??= load();
    client.catch(() => {
      // A failed download may succeed when it is asked for again.
      client = undefined;
    });
    return client;
  };
}
