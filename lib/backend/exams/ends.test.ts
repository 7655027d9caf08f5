import { expect, it } from 'vitest';
import { endOverdueExams } from '@/lib/backend/exams/sitting/end-overdue';
import { parsePlan } from '@/lib/backend/exams/sitting/plan';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import { begunExam, examAt, examSite, sitThrough, startExam } from '@/tests/doubles/backend/exams';

const day = 24 * 3_600_000;

describeOnDatabases('the end of an exam', (prepare) => {
  it('comes when it is asked for, with what was answered until then', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const { sitter } = await begunExam(site, token);
    await sitter.answer(0, true);
    await sitter.answer(1, null);
    expect(await sitter.report()).toMatchObject({ status: 409, body: { code: 'still_open' } });
    expect(await sitter.end()).toMatchObject({ status: 200, body: { data: true } });
    expect(await sitter.end()).toMatchObject({ status: 200, body: { data: true } });
    const { answers, tasks, overall, subscores } = (await sitter.report()).body.data;
    expect(answers.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(tasks).toMatchObject([{ type: 'readAndSelect', asked: 2, answered: 1 }]);
    // No number where nothing says anything.
    expect([overall, subscores.listening]).toEqual([null, null]);
    expect(subscores.reading).not.toBeNull();
    const { scored_answers } = await site.snapshot();
    expect(scored_answers).toHaveLength(2);
    expect((await startExam(site, token)).status).toBe(200);
  });

  it('comes by itself after a day, for whoever asks and for whoever does not', async () => {
    const { site, token } = await examSite(await prepare(), 3);
    const over = async () => {
      const { sitter } = await begunExam(site, token);
      await sitter.answer(0, true);
      const until = new Date(site.backend.deps.now() + day).toISOString();
      site.pass(day - 1);
      expect((await sitter.stand()).body.data).toMatchObject({ state: 'open', leftMs: 1 });
      site.pass(1);
      return { sitter, until };
    };
    const asked = await over();
    expect((await asked.sitter.answer(2, true)).status).toBe(410);
    expect((await asked.sitter.stand()).body.data).toMatchObject({ state: 'done', step: null, leftMs: 0 });

    const looked = await over();
    site.pass(day);
    const report = (await looked.sitter.report()).body.data;
    expect(report).toMatchObject({ finishedAt: looked.until, earlier: [{ id: asked.sitter.id }] });

    const left = await over();
    site.pass(1000);
    await endOverdueExams(site.backend.deps);
    const rows = await site.backend.deps.db
      .selectFrom('exams')
      .select(['id', 'state', 'finished_at'])
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(rows.find(({ id }) => id === left.sitter.id)?.finished_at).toBe(Date.parse(left.until));
  });

  it('of one that is overdue lets the next one start', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const { sitter } = await begunExam(site, token);
    site.pass(day);
    expect((await startExam(site, token)).status).toBe(200);
    expect((await sitter.stand()).body.data.state).toBe('done');
  });

  it('comes also where the bank has lost a question of it, that stands or was answered', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const { sitter } = await examAt(site, token, 'interactiveListening');
    const { db } = site.backend.deps;
    const { plan } = await db.selectFrom('exams').select('plan').executeTakeFirstOrThrow();
    const lost = JSON.stringify({ ...parsePlan(plan ?? ''), step: 9, question: 'xl-01-9' });
    await db.updateTable('exams').set({ plan: lost }).execute();
    const stands = (await sitter.stand()).body.data.step;
    expect(stands).toMatchObject({ seq: 0, item: null });
    await sitter.begin(0);
    await sitter.answer(0, true);
    await db
      .updateTable('exam_answers')
      .set({ unit: 'xl-01', type: 'interactiveListening', step: 9, question: 'xl-01-9' })
      .execute();
    expect((await sitter.end()).status).toBe(200);
    expect((await sitter.report()).body.data.answers).toEqual([]);
    expect((await startExam(site, token)).status).toBe(200);
  });

  it('is scored once, however often it comes at the same moment', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    await sitter.answer(0, true);
    const ends = await Promise.all([
      ...Array.from({ length: 5 }, () => sitter.end()),
      ...Array.from({ length: 3 }, () => sitter.answer(1, true)),
    ]);
    for (const { status } of ends) expect([200, 410]).toContain(status);
    const { exam_answers, scored_answers } = await site.snapshot();
    expect(scored_answers).toHaveLength(exam_answers?.length ?? 0);
  });

  it('teaches the bank nothing from questions that nobody was there for', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    await sitter.answer(0, true);
    site.pass(60_000);
    await sitter.stand();
    await sitter.end();
    const { exam_answers, scored_answers } = await site.snapshot();
    expect([exam_answers?.length, scored_answers?.length]).toEqual([2, 1]);
  });
});

describeOnDatabases('an account with exams', (prepare) => {
  it('takes them with it when it is deleted; what the bank has learnt stays, nobody’s', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const done = await begunExam(site, token);
    await sitThrough(done.sitter, done.step, {
      between: async ({ seq, type }) => {
        if (type === 'readThenSpeak') await done.sitter.record(seq, recordings.webm);
      },
    });
    const open = await begunExam(site, token);
    const { db } = site.backend.deps;
    const learnt = (await site.snapshot()).scored_answers;
    const answers = Array.from({ length: 5 }, () => open.sitter.answer(0, true));
    const [erased] = await Promise.all([
      site.call('/account', { method: 'DELETE', token, body: { confirm: 'ada@example.com' } }),
      ...answers,
    ]);
    expect(erased.status).toBe(200);
    for (const answer of answers) expect([200, 401, 404]).toContain((await answer).status);
    const after = await site.snapshot();
    expect([after.exams, after.exam_answers]).toEqual([[], []]);
    expect(await db.selectFrom('exam_recordings').select('seq').execute()).toEqual([]);
    expect(after.scored_answers).toEqual(learnt);
    expect((await done.sitter.report()).status).toBe(401);
  });
});
