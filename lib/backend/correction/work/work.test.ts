import { expect, it, vi } from 'vitest';
import type { Scorer } from '@/lib/backend/calls/scorers';
import { ScorerFailed } from '@/lib/backend/calls/scorers';
import {
  alone,
  correctionFor,
  correctionSite,
  email,
  heldScorer,
  listed,
  look,
  lookAlone,
  order,
  orderAlone,
  placeQuietly,
  quickScorer,
  scorerThat,
  sendSpoken,
  usedOf,
} from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { mostAttempts } from './attempt';
import { claimNext, leaseMs } from './claim';
import { workCorrections } from './work-corrections';

const minute = 60_000;

const failing = (error: () => Error) => scorerThat(() => Promise.reject(error()));
/** Makes what is due, to its end: those who began with it before may be about to stop. */
async function work({ backend }: TestBackend): Promise<void> {
  await workCorrections(backend.deps);
  await backend.settled();
}
const rowsIn = ({ backend }: TestBackend) =>
  backend.deps.db
    .selectFrom('corrections')
    .select(['id', 'state', 'attempts', 'due_at', 'given_back', 'failure', 'fallback'])
    .execute();

/** Another instance on the same database, whose clock stands where that one's does. */
async function secondSite(
  database: Parameters<typeof testBackend>[0],
  { backend }: TestBackend,
  builtIn: Scorer,
): Promise<TestBackend> {
  const other = await testBackend(database, { scorers: { builtIn, connected: undefined } });
  other.pass(backend.deps.now() - other.backend.deps.now());
  return other;
}

describeOnDatabases('a correction', (prepare) => {
  it('is made by the built-in checker where the service is out, and says so', async () => {
    const connected = failing(() => new ScorerFailed('unavailable'));
    const builtIn = quickScorer({ name: 'built in' });
    const { site, token } = await correctionSite(await prepare(), { connected, builtIn });
    const { id } = (await order(site, token)).body.data;
    expect((await look(site, token, id)).body.data).toMatchObject({
      ...{ state: 'done', fallback: true, failure: null },
      result: { scorer: { name: 'built in' } },
    });
    expect(await usedOf(site)).toEqual([1]);
    // What would correct next is the service.
    expect((await listed(site, token)).body.data.scorer.name).toBe('stand-in');
  });

  it('that nobody can read fails at once, and its use is given back', async () => {
    const builtIn = failing(() => new ScorerFailed('unreadable'));
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { recording } = (await sendSpoken(site, token, recordings.webm)).body.data;
    const spoken = { mode: 'speak', text: undefined, recording };
    const { id } = (await order(site, token, spoken)).body.data;
    expect((await look(site, token, id)).body.data).toMatchObject({
      ...{ state: 'failed', failure: 'unreadable', result: null, recording: true },
      doneAt: new Date(site.backend.deps.now()).toISOString(),
    });
    expect([builtIn.jobs.length, await usedOf(site)]).toEqual([1, [0]]);
    expect((await listed(site, token)).body.data.left).toBe(3);
    expect(await rowsIn(site)).toMatchObject([{ given_back: 1, due_at: null }]);
  });

  it('that goes wrong is tried again, later each time, and at the end given back, once', async () => {
    const builtIn = failing(() => new TypeError('broken'));
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { id } = (await order(site, token)).body.data;
    const delays = [15_000, minute, 4 * minute, 16 * minute];
    for (const [done, delay] of delays.entries()) {
      expect((await look(site, token, id)).body.data.state).toBe('waiting');
      site.pass(delay - 1);
      await work(site);
      expect(builtIn.jobs).toHaveLength(done + 1);
      site.pass(1);
      await work(site);
    }
    expect(builtIn.jobs).toHaveLength(mostAttempts);
    expect((await look(site, token, id)).body.data).toMatchObject({
      state: 'failed',
      failure: 'unavailable',
    });
    site.pass(60 * minute);
    await Promise.all([work(site), work(site)]);
    expect([builtIn.jobs.length, await usedOf(site)]).toEqual([mostAttempts, [0]]);
  });

  it('that goes wrong once is made all the same', async () => {
    let tries = 0;
    const builtIn = scorerThat(async (job) => {
      tries += 1;
      if (tries === 1) throw new Error('once');
      return correctionFor(job);
    });
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { id } = (await order(site, token)).body.data;
    site.pass(15_000);
    await work(site);
    expect((await look(site, token, id)).body.data).toMatchObject({ state: 'done', fallback: false });
    expect(await usedOf(site)).toEqual([1]);
  });

  it('whose result is none fails, and its use is given back', async () => {
    const builtIn = scorerThat(async (job) => ({ ...correctionFor(job), text: 'Another one' }));
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { id } = (await order(site, token)).body.data;
    for (let turn = 0; turn < mostAttempts; turn += 1) {
      site.pass(20 * minute);
      await work(site);
    }
    expect((await look(site, token, id)).body.data).toMatchObject({ state: 'failed', result: null });
    expect(await usedOf(site)).toEqual([0]);
  });

  it('that a process has left as it died is made by another one when its time is over', async () => {
    const database = await prepare();
    const { scorer } = heldScorer();
    const { site, token } = await correctionSite(database, { builtIn: scorer });
    const { id } = (await orderAlone(site, token)).body.data;
    await vi.waitUntil(() => scorer.jobs.length === 1);
    const builtIn = quickScorer({ name: 'other' });
    const other = await secondSite(database, site, builtIn);
    other.pass(leaseMs - 1);
    await work(other);
    expect(builtIn.jobs).toEqual([]);
    other.pass(1);
    await work(other);
    expect((await lookAlone(other, token, id)).body.data).toMatchObject({
      ...{ state: 'done', result: { scorer: { name: 'other' } } },
    });
    expect(await rowsIn(other)).toMatchObject([{ attempts: 2 }]);
    expect(await usedOf(other)).toEqual([1]);
  });

  it.each(['done', 'unreadable', 'broken'] as const)(
    'is answered once: what comes when it is somebody else’s is dropped (%s)',
    async (late) => {
      const database = await prepare();
      const held = heldScorer();
      const scorer = scorerThat(async (job, signal) => {
        const correction = await held.scorer.correct(job, signal);
        if (late === 'unreadable') throw new ScorerFailed('unreadable');
        if (late === 'broken') throw new Error('broken');
        return correction;
      });
      const { site, token } = await correctionSite(database, { builtIn: scorer });
      const { id } = (await orderAlone(site, token)).body.data;
      await vi.waitUntil(() => held.scorer.jobs.length === 1);
      const other = await secondSite(database, site, quickScorer({ name: 'other' }));
      other.pass(leaseMs);
      await work(other);
      const before = await other.snapshot();
      held.letGo();
      await site.backend.settled();
      expect(await other.snapshot()).toEqual(before);
      expect((await look(other, token, id)).body.data).toMatchObject({
        ...{ state: 'done', result: { scorer: { name: 'other' } } },
      });
    },
  );

  it('is given up where it takes the process along each time', async () => {
    const { site, token } = await correctionSite(await prepare(), {
      builtIn: failing(() => new Error('down')),
    });
    const { id } = (await order(site, token)).body.data;
    for (let turn = 1; turn < mostAttempts; turn += 1) {
      site.pass(20 * minute);
      expect(await claimNext(site.backend.deps)).toMatchObject({ id, attempts: turn + 1 });
    }
    expect(await claimNext(site.backend.deps)).toBeUndefined();
    site.pass(leaseMs);
    await work(site);
    expect((await look(site, token, id)).body.data).toMatchObject({
      state: 'failed',
      failure: 'unavailable',
    });
    expect(await usedOf(site)).toEqual([0]);
  });

  it('is left to the next process at once where one closes', async () => {
    const database = await prepare();
    const { scorer } = heldScorer();
    const { site, token } = await correctionSite(database, { builtIn: scorer });
    const { id } = (await orderAlone(site, token)).body.data;
    await vi.waitUntil(() => scorer.jobs.length === 1);
    const other = await secondSite(database, site, quickScorer());
    await site.backend.close();
    await work(other);
    expect((await look(other, token, id)).body.data.state).toBe('done');
  });

  it('is one of two that a process makes at once, and each of them is made', async () => {
    const { scorer, letGo } = heldScorer();
    let [busy, most] = [0, 0];
    const builtIn = scorerThat(async (job, signal) => {
      busy += 1;
      most = Math.max(most, busy);
      const correction = await scorer.correct(job, signal);
      busy -= 1;
      return correction;
    });
    const { site, token } = await correctionSite(await prepare(), { corrections: 9, builtIn });
    for (let turn = 0; turn < 5; turn += 1) await orderAlone(site, token);
    for (let place = 0; place < 5; place += 1) {
      await vi.waitUntil(() => scorer.jobs.length === Math.min(5, place + 2));
      letGo(place);
    }
    await site.backend.settled();
    expect([most, scorer.jobs.length]).toEqual([2, 5]);
    expect((await rowsIn(site)).every(({ state, attempts }) => state === 'done' && attempts === 1)).toBe(
      true,
    );
  });

  it('is taken by one of several instances', async () => {
    const database = await prepare();
    const [one, two] = [quickScorer(), quickScorer()];
    const { site, token } = await correctionSite(database, { corrections: 9, builtIn: one });
    const other = await secondSite(database, site, two);
    const texts = Array.from({ length: 9 }, (_, index) => `Text ${index}`);
    for (const text of texts) await placeQuietly(site, token, text);
    await Promise.all([work(site), work(other)]);
    const made = [...one.jobs, ...two.jobs].map(({ answer }) => 'text' in answer && answer.text);
    expect(made.toSorted()).toEqual(texts);
    expect((await rowsIn(site)).every(({ state }) => state === 'done')).toBe(true);
  });

  it.each(['done', 'unreadable'] as const)(
    'of an account that is deleted meanwhile is written nowhere (%s)',
    async (end) => {
      const held = heldScorer();
      const scorer = scorerThat(async (job, signal) => {
        const correction = await held.scorer.correct(job, signal);
        if (end === 'unreadable') throw new ScorerFailed('unreadable');
        return correction;
      });
      const { site, token } = await correctionSite(await prepare(), { builtIn: scorer });
      await orderAlone(site, token);
      await vi.waitUntil(() => held.scorer.jobs.length === 1);
      const gone = await alone(site, token, '/account', { method: 'DELETE', body: { confirm: email } });
      expect(gone.status).toBe(200);
      held.letGo();
      await site.backend.settled();
      expect(await rowsIn(site)).toEqual([]);
      expect(site.logged.filter((line) => line.includes('not written down'))).toEqual([]);
    },
  );

  it('tells a scorer nothing of who has ordered but a name, and the log nothing of the answer', async () => {
    const builtIn = failing(() => new TypeError('broken'));
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    await order(site, token, { text: 'words-of-ada in a text' });
    expect(JSON.stringify(builtIn.jobs)).not.toContain(email);
    expect(site.logged.join('\n')).not.toContain('words-of-ada');
  });
});
