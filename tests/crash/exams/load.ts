import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/run/server.mjs';
import { inDatabase, preparePlace, type DatabaseKind } from '../place';
import { Random } from '../random';
import { Site } from '../site';
import { openAccounts } from './accounts';
import { Counter } from './counter';
import { ExamSitter } from './sitter';

const sitters = 50;
/** ms that each thinks at most before an answer: an answer every two seconds, as in the quickest of all tasks. */
const thinkMs = 4_000;
const warmUpMs = 5_000;
const measuredMs = 60_000;

/** What answers took, and all other calls, in ms. */
export interface Load {
  call: string;
  count: number;
  p50: number;
  p95: number;
  most: number;
}

/** Lets 50 people sit exams at the built site for a minute. */
export async function measureLoad(kind: DatabaseKind): Promise<Load[]> {
  const place = await preparePlace(kind);
  const site = new Site(await freePort(0), place.settings);
  try {
    await site.start();
    const tokens = await inDatabase(place, (db) => openAccounts(db, sitters, 3));
    const counter = new Counter(site.origin, AbortSignal.timeout(5 * 60_000));
    let isOver = false;
    const hall = { counter, random: new Random(1), thinkMs, isOver: () => isOver };
    const sat = Promise.all(tokens.map((token, index) => new ExamSitter(token, index, hall).sitAll()));
    sat.catch(() => undefined);
    await sleep(warmUpMs);
    counter.times.clear();
    await sleep(measuredMs);
    const times = new Map(counter.times);
    isOver = true;
    await sat;
    return [...times].map(([call, all]) => ({ call, ...figuresOf(all) }));
  } finally {
    await site.kill();
    await place.clear();
  }
}

function figuresOf(times: readonly number[]): Omit<Load, 'call'> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) };
}
