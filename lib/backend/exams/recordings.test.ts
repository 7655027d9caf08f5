import { expect, it } from 'vitest';
import { purgeRecordings } from './recordings/purge-recordings';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import { begunExam, examAt, examSite, sitThrough } from '@/tests/doubles/backend/exams';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';

const { webm, ogg, mp4 } = recordings;
const day = 24 * 3_600_000;

const keptIn = async ({ backend }: TestBackend) =>
  (await backend.deps.db.selectFrom('exam_recordings').selectAll().orderBy('seq').execute()).map(
    ({ seq, type, bytes, size }) => ({ seq, type, size, text: Buffer.from(bytes).toString('latin1') }),
  );

/** An exam that stands at its first spoken question. */
const speaking = (site: TestBackend, token: string) => examAt(site, token, 'speakAboutThePhoto');

const notThisStep = { status: 409, body: { code: 'not_this_step' } };

describeOnDatabases('recordings of an exam', (prepare) => {
  it('come before the answer that names them, of which the last one counts, or after it, the first one', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await speaking(site, token);
    const { seq } = step;
    expect(await sitter.record(seq, webm)).toMatchObject({
      status: 200,
      body: { data: { recording: `seq-${seq}` } },
    });
    expect((await sitter.record(seq, ogg, 'audio/ogg;codecs=opus')).status).toBe(200);
    const { body } = await sitter.answer(seq, { recording: `seq-${seq}` });
    expect((await sitter.record(seq, mp4, 'audio/mp4')).status).toBe(200);
    expect(await keptIn(site)).toMatchObject([{ seq, type: 'audio/ogg', text: ogg.toString('latin1') }]);
    expect(await sitter.hear(seq)).toEqual({ status: 200, type: 'audio/ogg', bytes: ogg });

    // The next ones are sent while others are answered, the last one when the exam is over.
    if (!body.data.step) throw new Error('The exam is over');
    const shown = await sitThrough(sitter, body.data.step);
    const named = shown.filter(({ type }) => type.endsWith('Speak') || type.endsWith('peaking'));
    const sample = shown.at(-1);
    expect(sample?.type).toBe('speakingSample');
    for (const one of [...named, ...(sample ? [sample] : [])]) {
      expect((await sitter.record(one.seq, mp4, 'audio/mp4')).status).toBe(200);
      expect((await sitter.record(one.seq, webm)).status).toBe(200);
      expect(await sitter.hear(one.seq)).toEqual({ status: 200, type: 'audio/mp4', bytes: mp4 });
    }
    const { answers } = (await sitter.report()).body.data;
    const heard = answers.filter(({ asked }) => asked.of === 'open' && asked.recording);
    expect(heard.map((answer) => answer.seq)).toEqual((await keptIn(site)).map((one) => one.seq));
  });

  it('are taken for no question that does not ask for one', async () => {
    const { site, token } = await examSite(await prepare());
    const begun = await begunExam(site, token);
    expect(await begun.sitter.record(0, webm)).toMatchObject(notThisStep);
    await begun.sitter.end();
    await site.backend.deps.db.updateTable('grants').set({ exam_used: 0 }).execute();
    const { sitter, step } = await speaking(site, token);
    expect(await sitter.record(step.seq + 1, webm)).toMatchObject(notThisStep);
    const next = (await sitter.answer(step.seq, null)).body.data.step;
    // It was said that there is none.
    expect(await sitter.record(step.seq, webm)).toMatchObject(notThisStep);
    // Nobody has begun the next one.
    expect(await sitter.record(next?.seq ?? 0, webm)).toMatchObject(notThisStep);
    await sitter.begin(next?.seq ?? 0);
    expect((await sitter.record(next?.seq ?? 0, webm)).status).toBe(200);
    site.pass(day);
    expect(await sitter.record(next?.seq ?? 0, webm)).toMatchObject(notThisStep);
  });

  it('are sound of one of three types, by what they say and by what they are, and not too large', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await speaking(site, token);
    const { seq } = step;
    const wrong: [BodyInit, string][] = [
      [webm, 'audio/ogg'],
      [ogg, 'audio/webm'],
      [mp4, 'audio/mpeg'],
      [webm, 'application/json'],
      [Buffer.from('<script>alert(1)</script>'), 'audio/webm'],
      [Buffer.from(''), 'audio/webm'],
    ];
    for (const [bytes, type] of wrong) {
      expect(await sitter.record(seq, bytes, type)).toMatchObject({
        status: 415,
        body: { code: 'bad_content_type' },
      });
    }
    const sized = (size: number) => Buffer.concat([webm, Buffer.alloc(size - webm.length)]);
    const limit = 4 * 1024 * 1024;
    expect(await sitter.record(seq, sized(limit + 1))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect(await keptIn(site)).toEqual([]);
    expect((await sitter.record(seq, sized(limit))).status).toBe(200);
    const heard = await sitter.hear(seq);
    expect(heard.bytes?.equals(sized(limit))).toBe(true);
  });

  it('have an end in number and in bytes', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await speaking(site, token);
    const row = { exam_id: sitter.id, type: 'audio/webm', bytes: webm, created_at: site.backend.deps.now() };
    const { db } = site.backend.deps;
    const full = (size: number, count: number) =>
      db
        .insertInto('exam_recordings')
        .values(Array.from({ length: count }, (_, index) => ({ ...row, seq: 500 + index, size })))
        .execute();
    await full(1, 20);
    expect(await sitter.record(step.seq, webm)).toMatchObject({ status: 413 });
    await db.deleteFrom('exam_recordings').execute();
    await full(10 * 1024 * 1024, 4);
    expect(await sitter.record(step.seq, webm)).toMatchObject({ status: 413 });
    await db.deleteFrom('exam_recordings').execute();
    expect((await sitter.record(step.seq, webm)).status).toBe(200);
  });

  it('are limited for each account', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await speaking(site, token);
    for (let turn = 0; turn < 60; turn += 1) expect((await sitter.record(step.seq, webm)).status).toBe(200);
    expect((await sitter.record(step.seq, webm)).status).toBe(429);
  });

  it('are for their owner alone, and for 90 days', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await speaking(site, token);
    await sitter.record(step.seq, webm);
    const bob = await registerUser(site, 'bob@example.com');
    expect(await sitter.hear(step.seq, bob)).toEqual({ status: 404 });
    expect(await sitter.hear(step.seq, 'x'.repeat(43))).toEqual({ status: 401 });
    expect(await sitter.hear(step.seq + 1)).toEqual({ status: 404 });
    await sitter.answer(step.seq, { recording: `seq-${step.seq}` });
    await sitter.end();
    const { db, now } = site.backend.deps;
    expect((await sitter.report()).body.data.recordingsUntil).toBe(
      new Date(now() + 90 * day - 61_000).toISOString(),
    );
    await purgeRecordings(db, now() + 89 * day);
    expect(await keptIn(site)).toHaveLength(1);
    await purgeRecordings(db, now() + 90 * day);
    expect(await keptIn(site)).toEqual([]);
    expect(await sitter.hear(step.seq)).toEqual({ status: 404 });
    const { answers, recordingsUntil } = (await sitter.report()).body.data;
    expect(recordingsUntil).toBeNull();
    expect(answers.filter(({ asked }) => asked.of === 'open' && asked.recording)).toEqual([]);
  });
});
