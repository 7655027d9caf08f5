import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/run/checkout/project.mjs';
import { cspManifestFile } from '../../scripts/run/checkout/stamp.mjs';
import type { DatabaseKind } from './place';
import { crashRun } from './run';

/** A run that takes longer than this has failed. */
const limitMs = 9 * 60 * 1000;

const kinds: readonly DatabaseKind[] = ['sqlite', 'postgres'];

function readOptions(): { seed: number; databases: readonly DatabaseKind[] } {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, database: { type: 'string' } } });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
  const databases = kinds.filter((kind) => values.database === undefined || kind === values.database);
  if (!Number.isInteger(seed) || databases.length === 0) {
    throw new Failure('Usage: npm run crash -- [--seed <number>] [--database sqlite|postgres]');
  }
  return { seed, databases };
}

async function main(): Promise<number> {
  const { seed, databases } = readOptions();
  if (!existsSync(cspManifestFile)) throw new Failure('There is no build to test. Run: npm run build');
  let mismatches = 0;
  for (const kind of databases) {
    const started = Date.now();
    console.log(`${kind}, seed ${seed}`);
    const figures = await crashRun(kind, seed, AbortSignal.timeout(limitMs));
    console.log(
      [
        `  purchases ${figures.purchases}, checkouts at Stripe ${figures.sessions}`,
        `  events ${figures.events}, sent ${figures.sent} times, not taken ${figures.unanswered} times`,
        `  kills ${figures.kills}, while events were being taken ${figures.midway}`,
        `  granted ${figures.granted}, refunded ${figures.refunded}`,
        `  mismatches ${figures.mismatches.length}, ${Math.round((Date.now() - started) / 1000)} s`,
        ...figures.mismatches.map((mismatch) => `    ${mismatch}`),
      ].join('\n'),
    );
    mismatches += figures.mismatches.length;
  }
  return mismatches === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Failure ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
