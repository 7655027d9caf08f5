import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from '../../database/secret';
import type { OpenDatabase } from '../../database/open';
import { privateFolder } from '../../database/private-folder';
import type { BackendSettings } from '../../base/settings';
import { createSeal, type Seal } from '../../secrets/seal';

const fileName = 'factor.key';
const keyBytes = 32;

/** A key that cannot be used; its message names where the key comes from and says what to do. */
export class FactorKeyError extends Error {
  override readonly name = 'FactorKeyError';
}

type KeySettings = Pick<BackendSettings, 'FACTOR_KEY' | 'DATA_DIR'>;

/**
 * What keeps the secrets of authenticator apps: sealed by the key of the settings, else by one made at the first start.
 * Beside an SQLite database that is a file of its own in the folder of the data. PostgreSQL is used by several machines, which have no
 * folder in common: there it is a row, and only a key in the settings keeps it from whoever reads the database.
 *
 * @throws FactorKeyError when the file holds something else, and for another key than that of the secrets there are, which people
 *   would find out at their login
 */
export async function openSeal(opened: OpenDatabase, settings: KeySettings): Promise<Seal> {
  const seal = createSeal(await factorKey(opened, settings));
  const oldest = await opened.db
    .selectFrom('two_step')
    .select(['secret', 'user_id'])
    // An emptied one belongs to a key that is lost.
    .where('secret', '!=', '')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (oldest && !seal.open(oldest.secret, oldest.user_id)) {
    throw new FactorKeyError(
      `${sourceOf(opened, settings)} is not the key that the secrets of authenticator apps are sealed by: put that one back, or see FACTOR_KEY in docs/operating.md if it is lost.`,
    );
  }
  return seal;
}

function sourceOf({ kind }: OpenDatabase, { FACTOR_KEY, DATA_DIR }: KeySettings): string {
  if (FACTOR_KEY !== undefined) return 'FACTOR_KEY';
  return kind === 'sqlite' ? join(DATA_DIR, fileName) : 'What the database holds in place of FACTOR_KEY';
}

async function factorKey({ db, kind }: OpenDatabase, { FACTOR_KEY, DATA_DIR }: KeySettings): Promise<Buffer> {
  const written = FACTOR_KEY ?? (kind === 'sqlite' ? keptInFile(DATA_DIR) : await keptSecret(db, 'factors'));
  const key = Buffer.from(written, 'base64url');
  if (key.length !== keyBytes) {
    throw new FactorKeyError(`${join(DATA_DIR, fileName)} has to hold base64url of ${keyBytes} bytes.`);
  }
  return key;
}

/** Of processes that start together one makes the key: a whole file comes into being under its name at once, or not at all. */
function keptInFile(folder: string): string {
  const path = join(privateFolder(folder), fileName);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
}
