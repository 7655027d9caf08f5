import { onTestFinished } from 'vitest';
import { openStandIn, type OpenStandIn } from './open-stand-in';

/** The stand-in service for the time of one test. */
export async function aiStandIn(): Promise<OpenStandIn> {
  const open = await openStandIn();
  onTestFinished(open.close);
  return open;
}
