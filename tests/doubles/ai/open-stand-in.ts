import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AiStandIn } from './ai-stand-in';

export interface OpenStandIn {
  service: AiStandIn;
  /** What `AI_BASE_URL` is to be. */
  base: string;
  close: () => Promise<void>;
}

/** The stand-in service on this machine, by default on a free port. */
export async function openStandIn(port = 0): Promise<OpenStandIn> {
  const service = new AiStandIn();
  const server = createServer(service.handle);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    service,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
