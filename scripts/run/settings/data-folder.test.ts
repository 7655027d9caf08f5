import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '../../../lib/env/schema';
import { Failure } from '../checkout/project.mjs';
import { checkDataFolder } from './data-folder.mjs';

const check = (settings: Record<string, string>) => checkDataFolder(parseEnv(settings));

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('makes a folder that can be written, and leaves nothing in it', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'made/here');
  await check({ DATA_DIR });
  expect(existsSync(DATA_DIR)).toBe(true);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

it('says why a folder cannot be written', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const refused = check({ DATA_DIR: path.join(file, 'data') });
  await expect(refused).rejects.toThrow(Failure);
  await expect(refused).rejects.toThrow(`DATA_DIR (${file}/data) cannot be written: not a directory.`);
});

it.runIf(process.getuid?.() !== 0)('says that a database belongs to somebody else', async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(path.join(DATA_DIR, 'site.db'), '');
  chmodSync(path.join(DATA_DIR, 'site.db'), 0o400);
  await expect(check({ DATA_DIR })).rejects.toThrow('cannot be written: permission denied.');
});

it('does not ask for a folder that nobody writes to', async () => {
  const DATA_DIR = '/dev/null/nowhere';
  await check({ DATA_DIR, API_BASE_URL: 'https://api.example.com' });
  const DATABASE_URL = 'postgresql://localhost/site';
  await check({ DATA_DIR, DATABASE_URL, SMTP_URL: 'smtps://mail.example.com' });
  await expect(check({ DATA_DIR, DATABASE_URL })).rejects.toThrow('cannot be written');
});
