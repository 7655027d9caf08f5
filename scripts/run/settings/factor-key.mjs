import { existsSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../checkout/import-source.mjs';
import { Failure, root } from '../checkout/project.mjs';

/**
 * Tries the key of two-step login on what the embedded API has sealed, which by another would answer every call with 500. Whatever
 * else may be wrong with the database is the API's to tell. Needs the packages to be installed.
 *
 * @param {Pick<import('../../../lib/env').Env, 'API_BASE_URL' | 'DATABASE_URL' | 'DATA_DIR' | 'FACTOR_KEY'>} env
 * @throws {Failure} naming where the wrong key comes from
 */
export async function checkFactorKey({ API_BASE_URL, DATABASE_URL, DATA_DIR, FACTOR_KEY }) {
  if (API_BASE_URL !== undefined) return;
  const folder = path.resolve(root, DATA_DIR);
  if (DATABASE_URL === undefined && !existsSync(path.join(folder, 'site.db'))) return;
  /** @type {typeof import('../../../lib/backend/database/open')} */
  const { openDatabase } = await importSource('lib/backend/database/open.ts');
  /** @type {typeof import('../../../lib/backend/accounts/factors/factor-key')} */
  const { FactorKeyError, openSeal } = await importSource('lib/backend/accounts/factors/factor-key.ts');
  const settings = { DATABASE_URL, DATA_DIR: folder, FACTOR_KEY };
  /** @type {import('../../../lib/backend/database/open').OpenDatabase | undefined} */
  let opened;
  try {
    opened = openDatabase(settings, { onError: () => undefined });
    await openSeal(opened, settings);
  } catch (error) {
    if (error instanceof FactorKeyError) throw new Failure(error.message);
  } finally {
    await opened?.db.destroy();
  }
}
