import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../checkout/import-source.mjs';
import { Failure, root } from '../checkout/project.mjs';
import { reasonOf } from './read-settings.mjs';

/** A little more than a new database takes. */
const room = 512 * 1024;

/**
 * Writes to the folder of the embedded API's data as the server will, which else would answer every call with 500.
 * Needs the packages to be installed.
 *
 * @param {Pick<import('../../../lib/env').Env, 'API_BASE_URL' | 'DATABASE_URL' | 'DATA_DIR' | 'SMTP_URL'>} env
 * @throws {Failure} saying why it cannot be written
 */
export async function checkDataFolder({ API_BASE_URL, DATABASE_URL, DATA_DIR, SMTP_URL }) {
  const database = DATABASE_URL === undefined;
  if (API_BASE_URL !== undefined || (!database && SMTP_URL !== undefined)) return;
  /** @type {typeof import('../../../lib/backend/database/private-folder')} */
  const { privateFolder } = await importSource('lib/backend/database/private-folder.ts');
  const folder = path.resolve(root, DATA_DIR);
  const probe = path.join(folder, `.room-${process.pid}`);
  const kept = path.join(folder, 'site.db');
  try {
    privateFolder(folder);
    try {
      writeFileSync(probe, Buffer.alloc(database && !existsSync(kept) ? room : 1));
    } finally {
      rmSync(probe, { force: true });
    }
    if (database && existsSync(kept)) accessSync(kept, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Failure(`DATA_DIR (${folder}) cannot be written: ${reasonOf(error)}.`);
  }
}
