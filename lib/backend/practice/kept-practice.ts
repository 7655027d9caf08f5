import type { Kysely, Selectable } from 'kysely';
import { practiceEntry, practiceLimits, type PracticeEntry } from '@/lib/api/contract/practice/entries';
import type { PracticeTable } from '../database/practice-table';
import type { Tables } from '../database/tables';

export interface KeptEntry {
  entry: PracticeEntry;
  mark: number;
}

export interface Share {
  entries: number;
  bytes: number;
  /** The newest; 0 where nothing is kept. */
  mark: number;
}

const columns = ['kind', 'id', 'at', 'value', 'mark'] as const;

/** What has changed after a mark, and besides, whatever has one of these names. */
export async function readPractice(
  db: Kysely<Tables>,
  userId: string,
  since: number,
  named: readonly PracticeEntry[] = [],
): Promise<KeptEntry[]> {
  const rows = await db
    .selectFrom('practice')
    .select(columns)
    .where('user_id', '=', userId)
    .where(({ or, and, eb }) =>
      or([
        eb('mark', '>', since),
        ...byKind(named).map(([kind, ids]) => and([eb('kind', '=', kind), eb('id', 'in', ids)])),
      ]),
    )
    .execute();
  return rows.flatMap(asEntry);
}

export async function shareOf(db: Kysely<Tables>, userId: string): Promise<Share> {
  const { entries, bytes, mark } = await db
    .selectFrom('practice')
    .select(({ fn }) => [
      fn.countAll().as('entries'),
      fn.sum<number | string | null>('bytes').as('bytes'),
      fn.max<number | null>('mark').as('mark'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { entries: Number(entries), bytes: Number(bytes ?? 0), mark: Number(mark ?? 0) };
}

export async function writePractice(
  db: Kysely<Tables>,
  userId: string,
  entries: readonly PracticeEntry[],
  mark: number,
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('practice')
    .values(entries.map((entry) => asRow(userId, entry, mark)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'id']).doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        value: ref('excluded.value'),
        bytes: ref('excluded.bytes'),
        mark: ref('excluded.mark'),
      })),
    )
    .execute();
}

/** Bytes that an entry takes of its account's share. */
export const bytesOf = ({ id, value }: PracticeEntry): number =>
  Buffer.byteLength(id) + Buffer.byteLength(JSON.stringify(value));

export const isAbove = ({ entries, bytes }: Pick<Share, 'entries' | 'bytes'>): boolean =>
  entries > practiceLimits.entriesKept || bytes > practiceLimits.bytesKept;

function asRow(userId: string, entry: PracticeEntry, mark: number): PracticeTable {
  const { kind, id, at, value } = entry;
  const text = value === null ? null : JSON.stringify(value);
  return { user_id: userId, kind, id, at, value: text, bytes: bytesOf(entry), mark };
}

/** What a later version of the contract would not understand any more is left where it is. */
function asEntry({
  mark,
  value,
  ...row
}: Pick<Selectable<PracticeTable>, (typeof columns)[number]>): KeptEntry[] {
  const read = practiceEntry.safeParse({ ...row, value: value === null ? null : JSON.parse(value) });
  return read.success ? [{ entry: read.data, mark }] : [];
}

function byKind(entries: readonly PracticeEntry[]): [PracticeEntry['kind'], string[]][] {
  const ids = new Map<PracticeEntry['kind'], string[]>();
  for (const { kind, id } of entries) ids.set(kind, [...(ids.get(kind) ?? []), id]);
  return [...ids];
}
