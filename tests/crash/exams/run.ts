import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/run/server.mjs';
import { inDatabase, preparePlace, type DatabaseKind } from '../place';
import { Random } from '../random';
import { Site } from '../site';
import { openAccounts } from './accounts';
import { auditExams, type ExamAudit } from './audit';
import { Counter } from './counter';
import { ExamSitter } from './sitter';

const rounds = 20;
const sitters = 40;
const examsEach = 3;

export interface ExamFigures extends ExamAudit {
  unanswered: number;
  kills: number;
  /** Kills while at least one request was under way. */
  midway: number;
  clocks: number;
}

/** Lets people sit exams while the site is killed again and again, and compares what it has kept with what it has confirmed. */
export async function examCrashRun(
  kind: DatabaseKind,
  seed: number,
  over: AbortSignal,
): Promise<ExamFigures> {
  const random = new Random(seed);
  setMaxListeners(0, over);
  const place = await preparePlace(kind);
  const site = new Site(await freePort(0), place.settings);
  try {
    await site.start();
    const tokens = await inDatabase(place, (db) => openAccounts(db, sitters, examsEach));
    const counter = new Counter(site.origin, over);
    let isOver = false;
    const hall = { counter, random, thinkMs: 300, isOver: () => isOver };
    const everybody = tokens.map((token, index) => new ExamSitter(token, index, hall));
    const sat = Promise.all(everybody.map((sitter) => sitter.sitAll()));
    // Looked at below; until then a failure is not yet an unhandled one.
    sat.catch(() => undefined);
    let midway = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sleep(1000 + random.below(3000), undefined, { signal: over });
      if (counter.underWay > 0) midway += 1;
      await site.kill();
      await site.start();
    }
    await sleep(2000);
    isOver = true;
    await sat;
    for (const sitter of everybody) await sitter.lookAtLast();
    const { kills } = site;
    await site.kill();

    const result = await inDatabase(place, (db) => auditExams(db, everybody));
    const clocks = everybody.reduce((sum, sitter) => sum + sitter.clocks, 0);
    return { ...result, unanswered: counter.unanswered, kills, midway, clocks };
  } catch (error) {
    console.error(site.complaints);
    throw error;
  } finally {
    await site.kill();
    await place.clear();
  }
}
