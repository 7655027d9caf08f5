import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/run/server.mjs';
import { openAccounts } from '../exams/accounts';
import { Counter } from '../exams/counter';
import { inDatabase, preparePlace, type DatabaseKind, type Place } from '../place';
import { Random } from '../random';
import { Site } from '../site';
import { auditCorrections, type CorrectionAudit } from './audit';
import { Orderer } from './orderer';
import { openSlowService } from './slow-service';

const rounds = 20;
const orderers = 12;
const correctionsEach = 5;
/** ms that each thinks before an order at most, so that there are orders until the last kill. */
const thinkMs = 26_000;

export interface CorrectionFigures extends CorrectionAudit {
  instances: number;
  refused: number;
  unanswered: number;
  kills: number;
  /** Kills while at least one correction was being made. */
  midway: number;
}

/**
 * Lets people order corrections while instances of the site are killed again and again, and compares what it has kept with what it has
 * confirmed. On PostgreSQL two instances share the database.
 */
export async function correctionCrashRun(
  kind: DatabaseKind,
  seed: number,
  over: AbortSignal,
): Promise<CorrectionFigures> {
  const random = new Random(seed);
  setMaxListeners(0, over);
  const place = await preparePlace(kind);
  const service = await openSlowService(random);
  const open = async () =>
    new Site(await freePort(0), { ...place.settings, AI_BASE_URL: service.base, AI_MODELS: 'slow-1' });
  const first = await open();
  const sites: readonly [Site, ...Site[]] = kind === 'postgres' ? [first, await open()] : [first];
  try {
    for (const site of sites) await site.start();
    const tokens = await inDatabase(place, (db) => openAccounts(db, orderers, 0, correctionsEach));
    const counters = countersOf(sites, over);
    const everybody = tokens.map((token, index) => new Orderer(token, index, { counters, random, thinkMs }));
    const ordered = Promise.all(everybody.map((orderer) => orderer.orderAll(correctionsEach)));
    // Looked at below; until then a failure is not yet an unhandled one.
    ordered.catch(() => undefined);
    let midway = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sleep(1000 + random.below(3000), undefined, { signal: over });
      const site = random.pick(sites);
      await site.kill();
      if ((await inHands(place)) > 0) midway += 1;
      await site.start();
    }
    await ordered;
    await Promise.all(everybody.map((orderer) => orderer.waitForAll()));
    const kills = sites.reduce((sum, site) => sum + site.kills, 0);
    for (const site of sites) await site.kill();
    return {
      ...(await inDatabase(place, (db) => auditCorrections(db, everybody))),
      ...{ instances: sites.length, kills, midway },
      refused: everybody.reduce((sum, { refused }) => sum + refused, 0),
      unanswered: counters.reduce((sum, { unanswered }) => sum + unanswered, 0),
    };
  } catch (error) {
    for (const site of sites) console.error(site.complaints);
    throw error;
  } finally {
    for (const site of sites) await site.kill();
    service.close();
    await place.clear();
  }
}

function countersOf([first, ...others]: readonly [Site, ...Site[]], over: AbortSignal) {
  const counterOf = ({ origin }: Site) => new Counter(origin, over);
  return [counterOf(first), ...others.map(counterOf)] as const;
}

/** How many corrections somebody has begun with and not ended. */
const inHands = (place: Place): Promise<number> =>
  inDatabase(place, async (db) => {
    const rows = await db
      .selectFrom('corrections')
      .select('id')
      .where('state', '=', 'waiting')
      .where('attempts', '>', 0)
      .execute();
    return rows.length;
  });
