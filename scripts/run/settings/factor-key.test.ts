import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeOnDatabases, temporaryFolder, type TestDatabase } from '@/tests/doubles/backend/databases';
import { twoStepAccount } from '@/tests/doubles/backend/factors';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { parseEnv } from '../../../lib/env/schema';
import { Failure } from '../checkout/project.mjs';
import { checkFactorKey } from './factor-key.mjs';

const otherKey = { FACTOR_KEY: 'A'.repeat(43) };
const check = (settings: Record<string, string>) => checkFactorKey(parseEnv(settings));

/** The database of a test as settings name one. */
const settingsOf = ({ DATA_DIR, DATABASE_URL, schema }: TestDatabase) => ({
  DATA_DIR,
  ...(DATABASE_URL !== undefined && {
    DATABASE_URL: `${DATABASE_URL}?options=${encodeURIComponent(`-c search_path=${schema}`)}`,
  }),
});

describeOnDatabases('the key of two-step login, before the server starts', (prepare) => {
  it('is refused with a sentence where it is another than that of the secrets, and only there', async () => {
    const place = await prepare();
    const site = await testBackend(place);
    await check({ ...settingsOf(place), ...otherKey });
    await twoStepAccount(site, 'ada@example.com');
    await site.backend.close();
    await check(settingsOf(place));
    const refused = check({ ...settingsOf(place), ...otherKey });
    await expect(refused).rejects.toThrow(Failure);
    await expect(refused).rejects.toThrow('FACTOR_KEY is not the key');
    await check({ ...settingsOf(place), ...otherKey, API_BASE_URL: 'https://api.example.com' });
  });
});

it('is not asked for where there is no database yet, or none that can be read', async () => {
  const DATA_DIR = await temporaryFolder();
  await check({ DATA_DIR });
  expect(readdirSync(DATA_DIR)).toEqual([]);
  writeFileSync(path.join(DATA_DIR, 'site.db'), 'no database '.repeat(100));
  await check({ DATA_DIR });
  await check({ DATA_DIR, DATABASE_URL: 'postgresql://127.0.0.1:1/site' });
});
