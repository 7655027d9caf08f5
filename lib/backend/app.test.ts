import { readdir } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@/tests/doubles/backend/databases';

vi.mock('server-only', () => ({}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function load(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'silent', DATABASE_URL: '', ...settings })) {
    vi.stubEnv(name, value);
  }
  return import('./app');
}

/** ms, for a machine under load: each test loads all of it. */
const timeout = 60_000;

const health = () => new Request('http://localhost/api/v1/health');

it(
  'opens the database at the first call and not before, once, and again after it was closed',
  { timeout },
  async () => {
    const DATA_DIR = await temporaryFolder();
    const { closeApp, getApp } = await load({ DATA_DIR });
    expect(await readdir(DATA_DIR)).toEqual([]);
    const [app, same] = await Promise.all([getApp(), getApp()]);
    expect(app).toBe(same);
    expect((await app.fetch(health())).status).toBe(200);
    expect(await readdir(DATA_DIR)).toContain('site.db');
    await closeApp();
    expect((await (await getApp()).fetch(health())).status).toBe(200);
    await closeApp();
    await closeApp();
  },
);

it('tries again after the database could not be opened', { timeout }, async () => {
  const { getApp } = await load({ DATA_DIR: '/dev/null/nowhere' });
  await expect(getApp()).rejects.toThrow('ENOTDIR');
  await expect(getApp()).rejects.toThrow('ENOTDIR');
});
