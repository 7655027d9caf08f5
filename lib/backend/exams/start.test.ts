import { expect, it } from 'vitest';
import { declare } from '@/tests/doubles/backend/declarations';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { bank, examParts, examSite, giveExams, sitterOf, startExam } from '@/tests/doubles/backend/exams';
import { paidSite } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const day = 24 * 3_600_000;

const usedOf = async ({ backend }: TestBackend) => {
  const rows = await backend.deps.db.selectFrom('grants').select(['id', 'exam_used']).execute();
  return Object.fromEntries(rows.map(({ id, exam_used }) => [id, exam_used]));
};
const examsOf = ({ backend }: TestBackend) => backend.deps.db.selectFrom('exams').selectAll().execute();
const leftOf = async (site: TestBackend, token: string) =>
  (await site.call<{ examNum: number }>('/userInfo', { token })).body.data.examNum;

describeOnBothDatabases('starting an exam', (prepare) => {
  it('uses one credit, and hands out a first question that waits to be begun', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const { status, body } = await startExam(site, token);
    expect(status).toBe(200);
    expect(body.data.id).toMatch(/^[\w-]{22}$/);
    expect(body.data.step).toEqual({
      ...{ seq: 0, type: 'readAndSelect', task: { number: 1, of: 13 }, part: null, item: null },
      ...{ prepareMs: 0, limitMs: 5000, leftMs: 5000, plays: null },
    });
    expect(await leftOf(site, token)).toBe(1);
    const list = await site.call<object>('/exam', { token });
    expect(list.body.data).toEqual({
      credits: 1,
      exams: [
        {
          ...{ id: body.data.id, state: 'open', finishedAt: null, overall: null },
          startedAt: new Date(site.backend.deps.now()).toISOString(),
          openUntil: new Date(site.backend.deps.now() + day).toISOString(),
        },
      ],
    });
  });

  it.each([1, 3])('makes one sitting of ten starts at the same moment, with %i credits', async (credits) => {
    const { site, token } = await examSite(await prepare(), credits);
    const starts = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => startExam(site, token, { tab: `tab-of-${tab}` })),
    );
    const started = starts.filter(({ status }) => status === 200);
    expect(started).toHaveLength(1);
    for (const { status, body } of starts.filter((one) => !started.includes(one))) {
      expect([status, body.code, body.fields]).toEqual([
        409,
        'open_exam',
        { exam: started[0]?.body.data.id },
      ]);
    }
    expect(await examsOf(site)).toHaveLength(1);
    expect(Object.values(await usedOf(site))).toEqual([1]);
    expect(await leftOf(site, token)).toBe(credits - 1);
  });

  it('needs a credit that is there, counts and has not run out', async () => {
    const { site, token } = await examSite(await prepare(), 0);
    const refused = async () => {
      const { status, body } = await startExam(site, token);
      expect([status, body.code]).toEqual([402, 'no_credit']);
    };
    await refused();
    await giveExams(site, token, 1, site.backend.deps.now() + 1000);
    site.pass(1000);
    await refused();
    const other = await registerUser(site, 'bob@example.com');
    await giveExams(site, other, 1);
    await refused();
    expect(await examsOf(site)).toEqual([]);
  });

  it('uses what runs out first', async () => {
    const { site, token } = await examSite(await prepare(), 0);
    const now = site.backend.deps.now();
    const never = await giveExams(site, token, 1);
    const late = await giveExams(site, token, 1, now + 20 * day);
    const early = await giveExams(site, token, 1, now + 10 * day);
    const used: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await usedOf(site);
      const { body } = await startExam(site, token);
      await sitterOf(site, token, body.data.id).end();
      const after = await usedOf(site);
      used.push(Object.keys(after).find((id) => after[id] !== before[id]));
    }
    expect(used).toEqual([early, late, never]);
    expect((await startExam(site, token)).body.code).toBe('no_credit');
  });

  it('is refused with what is suspended, and with what the sandbox gave to a shop that is real', async () => {
    const site = await stripeSite(await prepare());
    const { token, id } = await paidSite(site, 'mock-1');
    await declare(site, { purchase: id });
    expect(await leftOf(site, token)).toBe(0);
    expect((await startExam(site, token)).body.code).toBe('no_credit');

    await site.backend.deps.db.deleteFrom('withdrawals').execute();
    await site.backend.deps.db.updateTable('purchases').set({ provider: 'sandbox' }).execute();
    expect((await startExam(site, token)).body.code).toBe('no_credit');
    await site.backend.deps.db.updateTable('purchases').set({ provider: 'stripe' }).execute();
    expect((await startExam(site, token)).status).toBe(200);
  });

  it('gives the credit back where it fails through our fault', async () => {
    const broken = {
      ...bank,
      ofType: () => {
        throw new Error('The bank is broken');
      },
    };
    const exams = { ...examParts.exams, bank: async () => broken };
    const site = await testBackend(await prepare(), { exams });
    const token = await registerUser(site, 'ada@example.com');
    await giveExams(site, token, 1);
    const before = await site.snapshot();
    expect((await startExam(site, token)).status).toBe(500);
    expect(await site.snapshot()).toEqual(before);
  });

  it('refuses strangers and what it does not understand', async () => {
    const { site, token } = await examSite(await prepare());
    expect(
      (await site.call('/exam', { body: { locale: 'en', tab: 'tab-one-1', speaking: true } })).status,
    ).toBe(401);
    for (const wrong of [{ tab: 'x' }, { locale: 'xx' }, { speaking: 'yes' }, { tab: "' or 1=1 --" }]) {
      expect((await startExam(site, token, wrong)).status).toBe(422);
    }
    expect(await examsOf(site)).toEqual([]);
  });

  it('is limited for each account', async () => {
    const { site, token } = await examSite(await prepare(), 0);
    for (let turn = 0; turn < 20; turn += 1) expect((await startExam(site, token)).status).toBe(402);
    expect((await startExam(site, token)).status).toBe(429);
    const other = await registerUser(site, 'bob@example.com');
    expect((await startExam(site, other)).status).toBe(402);
  });
});
