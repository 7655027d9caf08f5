import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../lib/backend/database/open';
import type { Tables } from '../../lib/backend/database/tables';
import { postgresAddress } from '../doubles/backend/postgres';
import { Failure } from '../../scripts/run/checkout/project.mjs';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Place {
  settings: { DATA_DIR: string; DATABASE_URL: string };
  /** Removes everything. */
  clear(): Promise<void>;
}

/** An empty database of this run's own. */
export async function preparePlace(kind: DatabaseKind): Promise<Place> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'crash-'));
  const removeFolder = () => rm(DATA_DIR, { recursive: true, force: true });
  if (kind === 'sqlite') return { settings: { DATA_DIR, DATABASE_URL: '' }, clear: removeFolder };

  const server = postgresAddress;
  if (server === undefined)
    throw new Failure('There is no PostgreSQL server on 127.0.0.1:5432 to test with.');
  const name = `crash_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    settings: { DATA_DIR, DATABASE_URL: own.href },
    async clear() {
      await administer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Opens the database of a place beside the site's own connections, for as long as something is done in it. */
export async function inDatabase<Result>(
  { settings: { DATA_DIR, DATABASE_URL } }: Pick<Place, 'settings'>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const { db } = openDatabase(
    { DATA_DIR, DATABASE_URL: DATABASE_URL || undefined },
    { onError: () => undefined },
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
