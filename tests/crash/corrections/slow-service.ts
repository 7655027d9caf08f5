import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AiStandIn } from '../../doubles/ai/ai-stand-in';
import type { Trouble } from '../../doubles/ai/asked';
import type { Random } from '../random';

/** What is the matter with some of its answers. */
const troubles = ['fault', 'dropped', 'limited', 'prose', 'cut'] as const satisfies readonly [
  Trouble,
  ...Trouble[],
];

/** ms that an answer takes at most: long enough to be killed in the middle of. */
const slowestMs = 3_000;

/** A service that corrects slowly, and at times not. */
export async function openSlowService(random: Random): Promise<{ base: string; close: () => void }> {
  const service = new AiStandIn();
  const server = createServer((request, response) => {
    setTimeout(() => {
      // Whoever has asked was killed meanwhile.
      if (response.destroyed) return;
      if (random.chance(0.35)) service.next.push(random.pick(troubles));
      service.handle(request, response);
    }, random.below(slowestMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
