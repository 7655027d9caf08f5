import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../base/day-ms';

const lifeMs = 7 * dayMs;
const maxFiles = 1000;

export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Names sort by the moment of writing, which {@link removeOldMail} goes by; `mark` tells those of one moment apart. */
export const mailFile = (now: number, mark: string) =>
  `${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}-${mark}.eml`;

const writtenByUs = /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/;

/**
 * Removes mail that was written and not sent: it holds addresses and codes, which nobody is to find for ever. The last 1,000 of
 * the last 7 days stay; other files of the folder are not ours.
 */
export async function removeOldMail(dataDir: string, now: number): Promise<void> {
  const folder = mailFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => writtenByUs.test(name)).sort();
  const oldest = mailFile(now - lifeMs, '');
  const old = names.filter((name, index) => name < oldest || index < names.length - maxFiles);
  for (const name of old) await rm(join(folder, name), { force: true });
}
