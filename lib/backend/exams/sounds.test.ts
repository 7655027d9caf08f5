import { expect, it } from 'vitest';
import { soundOf } from '@/lib/exam/sound-of';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import { bank, begunExam, examAt, examParts, examSite, giveExams } from '@/tests/doubles/backend/exams';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

/** A site whose sounds say their names. */
async function soundSite(database: TestDatabase, units = bank.units) {
  const exams = {
    bank: async () => ({ ...bank, units }),
    mediaIn: (locale: Parameters<typeof examParts.exams.mediaIn>[0]) => ({
      ...examParts.exams.mediaIn(locale),
      sound: (name: string) => Buffer.from(name).toString('base64'),
    }),
  };
  const site = await testBackend(database, { exams });
  const token = await registerUser(site, 'ada@example.com');
  await giveExams(site, token, 1);
  return { site, token };
}

/** The sound of a question, or how it is refused. */
async function hear({ backend }: TestBackend, token: string, exam: string, seq: number) {
  const response = await backend.fetch(
    new Request(`http://localhost/api/v1/exam/${exam}/sound?seq=${seq}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const { status, headers } = response;
  if (!response.ok) return { status, code: ((await response.json()) as { code: string }).code };
  return { status, text: await response.text(), type: headers.get('content-type'), headers };
}

const unknown = { status: 404, code: 'unknown_recording' };

describeOnDatabases('the sounds of an exam that is over', (prepare) => {
  it('are heard again by its owner, each by the number of its question', async () => {
    const { site, token } = await soundSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'interactiveListening');
    const [unit] = bank.ofType('interactiveListening');
    if (!unit) expect.fail();
    for (let { seq } = step; seq < 3; seq += 1) await sitter.answer(seq, null);
    await sitter.end();
    const situation = await hear(site, token, sitter.id, 0);
    expect(situation).toMatchObject({ status: 200, type: 'audio/mpeg', text: `${unit.id}-0` });
    expect(situation.headers?.get('cache-control')).toBe('private, no-store');
    expect(await hear(site, token, sitter.id, 1)).toMatchObject({ status: 200, text: `${unit.id}-1` });
    expect(await hear(site, token, sitter.id, 2)).toMatchObject({ status: 200, text: `${unit.id}-2` });
    // Nobody has answered it.
    expect(await hear(site, token, sitter.id, 3)).toEqual(unknown);
    const bob = await registerUser(site, 'bob@example.com');
    expect(await hear(site, bob, sitter.id, 0)).toEqual({ status: 404, code: 'unknown_exam' });
    expect(await hear(site, 'x'.repeat(43), sitter.id, 0)).toMatchObject({ status: 401 });
  });

  it('are not told while it is open, and from when its time is up', async () => {
    const { site, token } = await soundSite(await prepare());
    const { sitter } = await examAt(site, token, 'listenAndType');
    const [unit] = bank.ofType('listenAndType');
    if (!unit) expect.fail();
    expect(await hear(site, token, sitter.id, 0)).toEqual({ status: 409, code: 'still_open' });
    await sitter.answer(0, 'x');
    expect(await hear(site, token, sitter.id, 0)).toEqual({ status: 409, code: 'still_open' });
    site.pass(25 * 3_600_000);
    expect(await hear(site, token, sitter.id, 0)).toMatchObject({ status: 200, text: unit.id });
  });

  it('are none where a question has none, and none of one that has left the bank', async () => {
    const units = new Map(bank.units);
    const { site, token } = await soundSite(await prepare(), units);
    const { sitter } = await begunExam(site, token);
    await sitter.answer(0, true);
    await sitter.end();
    expect(await hear(site, token, sitter.id, 0)).toEqual(unknown);
    await site.backend.deps.db.updateTable('grants').set({ exam_used: 0 }).execute();
    const heard = await examAt(site, token, 'interactiveSpeaking');
    await heard.sitter.answer(0, null);
    await heard.sitter.end();
    const [unit] = bank.ofType('interactiveSpeaking');
    if (!unit) expect.fail();
    const question = `${unit.id}-1`;
    expect(soundOf(unit, { step: 0, question })).toBe(question);
    expect(await hear(site, token, heard.sitter.id, 0)).toMatchObject({ status: 200, text: question });
    units.delete(unit.id);
    expect(await hear(site, token, heard.sitter.id, 0)).toEqual(unknown);
  });

  it('are limited for each account, apart from its own recordings', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await examAt(site, token, 'listenAndType');
    await sitter.answer(0, 'x');
    await sitter.end();
    for (let turn = 0; turn < 150; turn += 1) {
      expect((await hear(site, token, sitter.id, 0)).status).toBe(200);
    }
    expect((await hear(site, token, sitter.id, 0)).status).toBe(429);
    expect((await sitter.hear(0)).status).toBe(404);
    expect((await sitter.report()).status).toBe(200);
    site.pass(10 * 60_000);
    expect((await hear(site, token, sitter.id, 0)).status).toBe(200);
  });
});
