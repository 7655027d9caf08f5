import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { mailFile, mailFolder, removeOldMail } from './old-mail';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 0, 15, 12);
const mark = (number: number) => number.toString(16).padStart(8, '0');

async function folderWith(names: readonly string[]): Promise<string> {
  const DATA_DIR = await temporaryFolder();
  await mkdir(mailFolder(DATA_DIR));
  for (const name of names) await writeFile(join(mailFolder(DATA_DIR), name), '');
  return DATA_DIR;
}

it('removes mail that is older than seven days, and no file of somebody else’s', async () => {
  const kept = [mailFile(now - 7 * day, mark(1)), mailFile(now, mark(2)), 'notes.txt', 'letter.eml'];
  const DATA_DIR = await folderWith([...kept, mailFile(now - 7 * day - 1, mark(3)), mailFile(0, mark(4))]);
  await removeOldMail(DATA_DIR, now);
  expect((await readdir(mailFolder(DATA_DIR))).sort()).toEqual(kept.sort());
});

it('keeps the newest thousand', async () => {
  const names = Array.from({ length: 1003 }, (_, index) => mailFile(now - 2000 + index, mark(index)));
  const DATA_DIR = await folderWith(names);
  await removeOldMail(DATA_DIR, now);
  expect((await readdir(mailFolder(DATA_DIR))).sort()).toEqual(names.slice(3));
});

it('needs no folder', async () => {
  await expect(removeOldMail(await temporaryFolder(), now)).resolves.toBeUndefined();
});

it('happens at the start', async () => {
  const DATA_DIR = await folderWith([mailFile(now - 8 * day, mark(1))]);
  await testBackend({ DATA_DIR });
  expect(await readdir(mailFolder(DATA_DIR))).toEqual([]);
});
