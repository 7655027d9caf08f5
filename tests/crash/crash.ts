import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/run/checkout/project.mjs';
import { cspManifestFile } from '../../scripts/run/checkout/stamp.mjs';
import { correctionCrashRun } from './corrections/run';
import { examCrashRun } from './exams/run';
import type { DatabaseKind } from './place';
import { crashRun } from './run';

/** A run that takes longer than this has failed. */
const limitMs = 9 * 60 * 1000;

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];

interface Told {
  /** Lines about what happened. */
  lines: string[];
  mismatches: string[];
}

type Run = (kind: DatabaseKind, seed: number) => Promise<Told>;

const runs: Readonly<Record<'purchases' | 'exams' | 'corrections', Run>> = {
  async purchases(kind, seed) {
    const figures = await crashRun(kind, seed, AbortSignal.timeout(limitMs));
    const lines = [
      `purchases ${figures.purchases}, checkouts at Stripe ${figures.sessions}`,
      `events ${figures.events}, sent ${figures.sent} times, not taken ${figures.unanswered} times`,
      `kills ${figures.kills}, while events were being taken ${figures.midway}`,
      `granted ${figures.granted}, refunded ${figures.refunded}`,
    ];
    return { lines, mismatches: figures.mismatches };
  },
  async exams(kind, seed) {
    const figures = await examCrashRun(kind, seed, AbortSignal.timeout(limitMs));
    const lines = [
      `exams ${figures.exams}, over ${figures.finished}`,
      `answers ${figures.answers}, recordings ${figures.recordings}, clocks compared ${figures.clocks}`,
      `kills ${figures.kills}, while something was asked ${figures.midway}; requests without an answer ${figures.unanswered}`,
    ];
    return { lines, mismatches: figures.mismatches };
  },
  async corrections(kind, seed) {
    const figures = await correctionCrashRun(kind, seed, AbortSignal.timeout(limitMs));
    const lines = [
      `corrections ${figures.corrections}, used ${figures.used}, orders above what there was ${figures.refused}`,
      `done ${figures.done}, by the built-in checker in place of the service ${figures.fallbacks}`,
      `failed ${figures.failed}, given back ${figures.givenBack}, begun more than once ${figures.repeated}`,
      `instances ${figures.instances}, kills ${figures.kills}, while one was being made ${figures.midway}; requests without an answer ${figures.unanswered}`,
    ];
    return { lines, mismatches: figures.mismatches };
  },
};

function readOptions() {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string' }, database: { type: 'string' } },
    allowPositionals: true,
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
  const databases = kinds.filter((kind) => values.database === undefined || kind === values.database);
  const names = Object.keys(runs) as (keyof typeof runs)[];
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (!Number.isInteger(seed) || databases.length === 0 || chosen.length < positionals.length) {
    throw new Failure(
      'Usage: npm run crash -- [purchases|exams|corrections] [--seed <number>] [--database sqlite|postgres]',
    );
  }
  return { seed, databases, chosen };
}

async function main(): Promise<number> {
  const { seed, databases, chosen } = readOptions();
  if (!existsSync(cspManifestFile)) throw new Failure('There is no build to test. Run: npm run build');
  let count = 0;
  for (const name of chosen) {
    for (const kind of databases) {
      const started = Date.now();
      console.log(`${name}, ${kind}, seed ${seed}`);
      const { lines, mismatches } = await runs[name](kind, seed);
      const seconds = Math.round((Date.now() - started) / 1000);
      const told = [...lines, `mismatches ${mismatches.length}, ${seconds} s`];
      console.log(told.map((line) => `  ${line}`).join('\n'));
      for (const mismatch of mismatches) console.log(`    ${mismatch}`);
      count += mismatches.length;
    }
  }
  return count === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
