import { expect, it, vi } from 'vitest';
import { correctionSite, placeQuietly } from '@/tests/doubles/corrections/corrections';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';
import { claimNext, leaseMs, type Claimed } from './claim';
import { holdLease } from './lease';

/** A correction in the hands of the test. */
async function claimed(site: TestBackend, token: string): Promise<Claimed> {
  await placeQuietly(site, token, 'A text');
  const taken = await claimNext(site.backend.deps);
  if (!taken) throw new Error('Nothing is due');
  return taken;
}

const dueIn = async (site: TestBackend) => {
  const { db, now } = site.backend.deps;
  const row = await db.selectFrom('corrections').select('due_at').executeTakeFirst();
  return row?.due_at === undefined || row.due_at === null ? undefined : row.due_at - now();
};

describeOnBothDatabases('the hold on a correction', (prepare) => {
  it('lasts while somebody works on it, and ends with that', async () => {
    const { site, token } = await correctionSite(await prepare());
    const taken = await claimed(site, token);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lease = holdLease(site.backend.deps, taken);
      for (let turn = 0; turn < 5; turn += 1) {
        site.pass(leaseMs / 3);
        vi.advanceTimersByTime(leaseMs / 3);
        await vi.waitUntil(async () => (await dueIn(site)) === leaseMs);
      }
      expect(lease.lost.aborted).toBe(false);
      expect(await claimNext(site.backend.deps)).toBeUndefined();
      lease.end();
      site.pass(leaseMs);
      vi.advanceTimersByTime(leaseMs);
      expect(await claimNext(site.backend.deps)).toMatchObject({ attempts: taken.attempts + 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['taken', 'deleted'] as const)('is lost once it is %s', async (how) => {
    const { site, token } = await correctionSite(await prepare());
    const taken = await claimed(site, token);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lease = holdLease(site.backend.deps, taken);
      site.pass(leaseMs);
      if (how === 'taken') expect(await claimNext(site.backend.deps)).toBeDefined();
      else await site.backend.deps.db.deleteFrom('corrections').execute();
      vi.advanceTimersByTime(leaseMs / 3);
      await vi.waitUntil(() => lease.lost.aborted);
      lease.end();
    } finally {
      vi.useRealTimers();
    }
  });
});
