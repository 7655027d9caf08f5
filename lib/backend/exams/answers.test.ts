import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { begunExam, examAt, examSite, sitterOf, sitThrough, startExam } from '@/tests/doubles/backend/exams';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';

const rowsOf = ({ backend }: TestBackend) =>
  backend.deps.db.selectFrom('exam_answers').selectAll().orderBy('seq').execute();

describeOnDatabases('answers of an exam', (prepare) => {
  it('are written once, however often one is sent, and answer the same', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    const first = await sitter.answer(0, true);
    const before = await site.snapshot();
    const again = await sitter.answer(0, false);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await site.snapshot()).toEqual(before);
    expect(await rowsOf(site)).toMatchObject([{ given: 'true' }]);
  });

  it('are written once when they come at the same moment', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    for (let seq = 0; seq < 5; seq += 1) {
      const sent = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => sitter.answer(seq, turn % 2 === 0)),
      );
      expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
      expect(new Set(sent.map(({ body }) => JSON.stringify(body.data.step))).size).toBe(1);
      expect(sent[0]?.body.data.step?.seq).toBe(seq + 1);
    }
    expect((await rowsOf(site)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are refused for another question than the one that stands', async () => {
    const { site, token } = await examSite(await prepare());
    const { body } = await startExam(site, token);
    const sitter = sitterOf(site, token, body.data.id);
    const refused = async (sent: ReturnType<typeof sitter.answer>) =>
      expect(await sent).toMatchObject({ status: 409, body: { code: 'not_this_step' } });
    // Nobody has begun it.
    await refused(sitter.answer(0, true));
    await sitter.begin(0);
    await refused(sitter.answer(1, true));
    await sitter.answer(0, true);
    await sitter.answer(1, true);
    await refused(sitter.answer(0, true));
    await refused(sitter.answer(7, true));
    expect(await sitter.begin(1)).toMatchObject({ status: 409, body: { code: 'not_this_step' } });
    expect(await sitter.play(3)).toMatchObject({ status: 409, body: { code: 'not_this_step' } });
    expect(await rowsOf(site)).toHaveLength(2);
  });

  it('have the form of their question, and are none of its business where they are null', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await begunExam(site, token);
    for (const wrong of ['yes', 1, ['a'], { start: 0, end: 1 }, { recording: 'seq-0' }]) {
      const { status, body } = await sitter.answer(0, wrong);
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, 'invalid', ['answer']]);
    }
    expect((await sitter.answer(0, 'a\u0000b')).status).toBe(422);
    expect(await rowsOf(site)).toEqual([]);
    await sitThrough(sitter, step, { answer: () => null });
    const { tasks, answers, overall } = (await sitter.report()).body.data;
    expect(tasks.every(({ answered }) => answered === 0)).toBe(true);
    expect(answers.every(({ credit }) => credit === 0 || credit === null)).toBe(true);
    expect(overall?.score).toBeLessThan(40);
  });

  it('name no recording but their own', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await examAt(site, token, 'readThenSpeak');
    const tried: number[] = [];
    for (const recording of ['seq-1', 'seq-00', sitter.id, '']) {
      tried.push((await sitter.answer(0, { recording })).status);
    }
    expect(tried).toEqual([422, 422, 422, 422]);
    expect((await sitter.answer(0, { recording: 'seq-0' })).status).toBe(200);
  });

  it('end with the exam: the last one sent again says that it is over', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'writingSample', { speaking: false });
    const [shown] = await sitThrough(sitter, step);
    const last = shown?.seq ?? -1;
    expect((await sitter.answer(last, null)).body.data).toEqual({ step: null, counts: true });
    for (const late of [sitter.answer(last + 1, null), sitter.begin(last), sitter.play(last)]) {
      expect(await late).toMatchObject({ status: 410, body: { code: 'finished' } });
    }
  });

  it('hear a sound as often as there are plays, and no more', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const word = await begunExam(site, token);
    expect((await word.sitter.play(0)).body.data).toEqual({ plays: null });
    await word.sitter.end();
    const { sitter, step } = await examAt(site, token, 'listenAndType');
    expect(step.plays).toBe(3);
    const heard: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) heard.push((await sitter.play(0)).body.data.plays);
    expect(heard).toEqual([2, 1, 0, 0]);
    expect((await sitter.stand()).body.data.step?.plays).toBe(0);
    expect((await sitter.answer(0, 'Words.')).body.data.step?.plays).toBe(3);
    // Whoever answers fast has answered before the hearing is told: of the question that is over there is none left.
    expect(await sitter.play(0)).toMatchObject({ status: 200, body: { data: { plays: 0 } } });
    expect((await sitter.stand()).body.data.step).toMatchObject({ seq: 1, plays: 3 });
    expect((await sitter.play(1)).body.data).toEqual({ plays: 2 });
  });
});

describeOnDatabases('who sits an exam', (prepare) => {
  it('is one tab; another one takes it over, or is told where it is', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter: one } = await begunExam(site, token);
    const other = sitterOf(site, token, one.id, 'tab-two-2');
    site.pass(1000);
    const told = (await other.stand()).body.data;
    expect(told).toMatchObject({ state: 'open', step: null, elsewhere: true, answered: 0, speaking: true });
    for (const sent of [other.answer(0, true), other.begin(0), other.play(0)]) {
      expect(await sent).toMatchObject({ status: 409, body: { code: 'exam_elsewhere' } });
    }
    // Another device goes on with the same question, and the clock runs on.
    const taken = (await other.stand('&take=1')).body.data;
    expect(taken).toMatchObject({
      elsewhere: false,
      step: { seq: 0, leftMs: 4000, item: { type: 'readAndSelect' } },
    });
    expect((await other.answer(0, true)).body.data.step).toMatchObject({ seq: 1 });
    expect((await one.stand()).body.data).toMatchObject({ step: null, elsewhere: true });
    for (const sent of [one.answer(0, false), one.answer(1, true), one.begin(1), one.play(1)]) {
      expect(await sent).toMatchObject({ status: 409, body: { code: 'exam_elsewhere' } });
    }
    expect(await rowsOf(site)).toMatchObject([{ seq: 0, given: 'true' }]);
    // Somebody who only looks changes nothing.
    site.pass(4000);
    expect((await other.stand()).body.data.step).toMatchObject({ seq: 1, leftMs: 1000 });
  });

  it('is whoever asks, once nobody was heard of for 45 seconds', async () => {
    const { site, token } = await examSite(await prepare());
    const { body } = await startExam(site, token);
    const one = sitterOf(site, token, body.data.id);
    const other = sitterOf(site, token, one.id, 'tab-two-2');
    site.pass(40_000);
    await one.stand();
    site.pass(40_000);
    expect((await other.stand()).body.data.elsewhere).toBe(true);
    site.pass(5001);
    expect((await other.stand()).body.data).toMatchObject({ elsewhere: false, step: { seq: 0 } });
    expect((await one.stand()).body.data.elsewhere).toBe(true);
  });

  it('stays the tab that says it is there, which takes an exam from nobody and looks at no clock', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter: one } = await begunExam(site, token);
    const other = sitterOf(site, token, one.id, 'tab-two-2');
    for (let turn = 0; turn < 15; turn += 1) {
      site.pass(20_000);
      expect((await one.stand('&hold=1')).body.data).toMatchObject({ step: null, elsewhere: false });
    }
    expect(await rowsOf(site)).toEqual([]);
    site.pass(40_000);
    expect((await other.stand()).body.data.elsewhere).toBe(true);
    site.pass(40_000);
    expect((await other.stand('&hold=1')).body.data).toMatchObject({ step: null, elsewhere: true });
    expect((await one.answer(0, true, 4000)).body.data.step).toMatchObject({ seq: 1 });
    expect(await rowsOf(site)).toMatchObject([{ given: 'true', late: 1 }]);
  });

  it('is whose it is: to others there is no such exam', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    const bob = await registerUser(site, 'bob@example.com');
    const before = await site.snapshot();
    const theirs = [sitterOf(site, bob, sitter.id), sitterOf(site, token, 'A'.repeat(22))];
    for (const stranger of theirs) {
      const sent = [
        stranger.stand('&take=1'),
        stranger.begin(0),
        stranger.play(0),
        stranger.answer(0, true),
        stranger.end(),
        stranger.report(),
        stranger.record(0, Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
      ];
      for (const one of sent)
        expect(await one).toMatchObject({ status: 404, body: { code: 'unknown_exam' } });
      expect(await sitter.hear(0, bob)).toEqual({ status: 404 });
    }
    expect((await site.call<{ exams: object[] }>('/exam', { token: bob })).body.data.exams).toEqual([]);
    expect((await site.call(`/exam/${sitter.id}?tab=tab-one-1`)).status).toBe(401);
    expect(await site.snapshot()).toEqual(before);
  });

  it('can ask often enough, and not without end', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    const { db } = site.backend.deps;
    await db.updateTable('rate_limits').set({ points: 1190 }).where('key', 'like', 'exam-user:%').execute();
    const tries = await Promise.all(Array.from({ length: 15 }, () => sitter.stand()));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await sitter.answer(0, true)).status).toBe(429);
    site.pass(10 * 60_000);
    expect((await sitter.stand()).status).toBe(200);
  });
});
