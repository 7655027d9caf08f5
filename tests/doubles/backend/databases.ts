import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, onTestFinished } from 'vitest';
import { migrate } from '@/lib/backend/database/migrate';
import { openDatabase } from '@/lib/backend/database/open';
import { full } from '../../support/full';
import { postgresAddress, Schemas } from './postgres';

/** ms, for a machine under load. */
const timeout = 60_000;

/** Where a test finds its database. */
export interface TestDatabase {
  DATA_DIR: string;
  DATABASE_URL?: string;
  schema?: string;
}

/** Prepares an empty database for the time of one test. */
export type PrepareDatabase = () => Promise<TestDatabase>;

type Suite = (prepare: PrepareDatabase) => void;

/** An empty folder for the time of one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A SQLite file of today's tables; the steps that make them take longer than most tests. */
async function emptyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const opened = openDatabase({ DATA_DIR: folder }, { onError: (error) => console.error(error) });
  await migrate(opened, Date.now);
  await opened.db.destroy();
  return join(folder, 'site.db');
}

let madeFile: Promise<string> | undefined;

async function folderWithTables(): Promise<string> {
  const folder = await temporaryFolder();
  await copyFile(await (madeFile ??= emptyFile()), join(folder, 'site.db'));
  return folder;
}

/** Runs a suite on SQLite, and in a full run on PostgreSQL; without a server the second is skipped by name. */
export const describeOnDatabases = (name: string, suite: Suite) =>
  describeOn(name, suite, { fresh: false, onBoth: full });

/** The same in every run on both, for what depends on how a database locks and counts: money, sessions, several at once. */
export const describeOnBothDatabases = (name: string, suite: Suite) =>
  describeOn(name, suite, { fresh: false, onBoth: true });

/** The same for tests of the tables themselves, which have to find none. */
export const describeOnFreshDatabases = (name: string, suite: Suite) =>
  describeOn(name, suite, { fresh: true, onBoth: true });

function describeOn(
  name: string,
  suite: Suite,
  { fresh, onBoth }: { fresh: boolean; onBoth: boolean },
): void {
  describe(`${name}, on SQLite`, { timeout }, () =>
    suite(async () => ({ DATA_DIR: await (fresh ? temporaryFolder() : folderWithTables()) })),
  );

  if (!onBoth) return;
  const address = postgresAddress;
  if (address === undefined) {
    describe.skip(`${name}, on PostgreSQL (skipped: no server on 127.0.0.1:5432)`, () =>
      suite(() => Promise.reject(new Error('No server'))));
    return;
  }
  describe(`${name}, on PostgreSQL`, { timeout }, () => {
    const schemas = new Schemas(address);
    afterAll(() => schemas.drop(), timeout);
    suite(async () => {
      const DATA_DIR = await temporaryFolder();
      const schema = await schemas.take({ fresh });
      if (!fresh) onTestFinished(() => schemas.giveBack(schema), timeout);
      return { DATA_DIR, DATABASE_URL: address, schema };
    });
  });
}
