import type { Kysely, Selectable } from 'kysely';
import type { CorrectionsTable } from '../../../lib/backend/database/correction-tables';
import type { Tables } from '../../../lib/backend/database/tables';
import type { Orderer } from './orderer';

export interface CorrectionAudit {
  corrections: number;
  done: number;
  /** By the built-in checker in place of the service. */
  fallbacks: number;
  failed: number;
  givenBack: number;
  used: number;
  /** Begun more than once: an instance died in the middle of them. */
  repeated: number;
  mismatches: string[];
}

/** Compares the site's database with what it has confirmed to those who have ordered. */
export async function auditCorrections(
  db: Kysely<Tables>,
  orderers: readonly Orderer[],
): Promise<CorrectionAudit> {
  const rows = await db.selectFrom('corrections').selectAll().execute();
  const grants = await db.selectFrom('grants').select(['id', 'correct_num', 'correct_used']).execute();
  const mismatches = orderers.flatMap(({ contradictions }) => contradictions);
  const confirmed = new Map(
    orderers.flatMap(({ orders }) => [...orders].map(([key, told]) => [told.id, { key, ...told }])),
  );
  for (const [id, { key, state }] of confirmed) {
    const row = rows.find((one) => one.id === id);
    if (!row) mismatches.push(`order ${key} is lost`);
    else if (row.key !== key || row.state !== state)
      mismatches.push(`order ${key} is ${row.key}, ${row.state}`);
  }
  for (const row of rows) {
    if (!confirmed.has(row.id)) mismatches.push(`nobody knows correction ${row.id}`);
    mismatches.push(...faultsOf(row).map((fault) => `correction ${row.id} (${row.state}): ${fault}`));
  }
  for (const { id, correct_num, correct_used } of grants) {
    const used = rows.filter((row) => row.grant_id === id && row.given_back === 0).length;
    if (used !== correct_used) mismatches.push(`grant ${id}: ${correct_used} used for ${used} corrections`);
    if (correct_used > correct_num) mismatches.push(`grant ${id}: ${correct_used} used of ${correct_num}`);
  }
  const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
  return {
    corrections: rows.length,
    done: count(({ state }) => state === 'done'),
    fallbacks: count(({ fallback }) => fallback === 1),
    failed: count(({ state }) => state === 'failed'),
    givenBack: count(({ given_back }) => given_back === 1),
    used: grants.reduce((sum, { correct_used }) => sum + correct_used, 0),
    repeated: count(({ attempts }) => attempts > 1),
    mismatches,
  };
}

/** A correction is over, with a result or with its use given back. */
function faultsOf(row: Selectable<CorrectionsTable>): string[] {
  const { state, result, failure, given_back, due_at, done_at, attempts } = row;
  const faults: string[] = [];
  if (state === 'waiting') faults.push('is not answered');
  if ((state === 'done') !== (result !== null)) faults.push('has not the result that it should');
  if ((state === 'failed') !== (failure !== null)) faults.push(`failed as ${failure}`);
  if ((state === 'failed') !== (given_back === 1)) faults.push('has not the use that it should');
  if (due_at !== null || done_at === null) faults.push('is over and still due');
  if (attempts < 1) faults.push('was begun by nobody');
  return faults;
}
