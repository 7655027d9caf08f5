import { expect, it } from 'vitest';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { isSpoken } from '@/lib/questions/types';
import { registerUser } from '@/tests/doubles/backend/accounts';
import {
  correctionFor,
  giveCorrections,
  hear,
  listed,
  look,
  placeQuietly,
  quickScorer,
  scorerThat,
  usedOf,
} from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import { anyAnswer, recordings } from '@/tests/doubles/backend/exam-answers';
import {
  begunExam,
  examAt,
  examParts,
  giveExams,
  sitThrough,
  type Sitter,
} from '@/tests/doubles/backend/exams';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import type { Scorer } from '../calls/scorers';
import { ScorerFailed } from '../calls/scorers';
import { claimNext } from '../correction/work/claim';
import { workCorrections } from '../correction/work/work-corrections';

const { webm, ogg } = recordings;

async function siteWith(
  database: TestDatabase,
  scorers: { builtIn?: Scorer; connected?: Scorer },
  exams = 1,
) {
  const { builtIn = quickScorer({ name: 'built in' }), connected } = scorers;
  const site = await testBackend(database, { ...examParts, scorers: { builtIn, connected } });
  const token = await registerUser(site, 'ada@example.com');
  await giveExams(site, token, exams);
  return { site, token };
}

async function work(site: TestBackend): Promise<void> {
  await workCorrections(site.backend.deps);
  await site.backend.settled();
}

const open = ({ answers }: ExamReport) => answers.filter(({ asked }) => asked.of === 'open');
const correctionIn = ({ asked }: ExamReport['answers'][number]) =>
  asked.of === 'open' ? asked.correction : null;
const rowsIn = ({ backend }: TestBackend) =>
  backend.deps.db.selectFrom('corrections').selectAll().orderBy('exam_seq').execute();

/** Sits a whole exam, and sends a recording with each spoken answer. */
async function satThrough(site: TestBackend, token: string, more: object = {}): Promise<Sitter> {
  const { sitter, step } = await begunExam(site, token, more);
  await sitThrough(sitter, step, {
    async answer(asked) {
      const answer = anyAnswer(asked);
      if (isSpoken(asked.type)) await sitter.record(asked.seq, webm);
      return answer;
    },
  });
  return sitter;
}

describeOnDatabases('the open answers of an exam', (prepare) => {
  it('are corrected once it is over, use nothing up, and stand in its report', async () => {
    const builtIn = quickScorer({ name: 'built in' });
    const { site, token } = await siteWith(await prepare(), { builtIn });
    const { sitter, step } = await begunExam(site, token, { locale: 'de' });
    await sitThrough(sitter, step, {
      async answer(asked) {
        if (isSpoken(asked.type)) await sitter.record(asked.seq, webm);
        expect(await rowsIn(site)).toEqual([]);
        return anyAnswer(asked);
      },
    });
    const before = (await sitter.report()).body.data;
    expect(open(before).length).toBeGreaterThan(12);
    for (const answer of open(before)) expect(correctionIn(answer)?.state, answer.type).toBe('waiting');
    const rows = await rowsIn(site);
    expect(rows.map(({ exam_seq }) => exam_seq)).toEqual(open(before).map(({ seq }) => seq));
    expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['de']));

    await work(site);
    expect(builtIn.jobs).toHaveLength(rows.length);
    const report = (await sitter.report()).body.data;
    for (const answer of open(report)) {
      const { id = '', state } = correctionIn(answer) ?? {};
      expect(state).toBe('done');
      const shown = (await look(site, token, id)).body.data;
      expect(shown).toMatchObject({
        ...{ exam: { id: sitter.id, seq: answer.seq }, task: null, scene: null },
        mode: isSpoken(answer.type) ? 'speak' : 'write',
        recording: isSpoken(answer.type),
        type: answer.type === 'interactiveListening' ? 'summary' : answer.type,
      });
      if (answer.asked.of === 'open') {
        expect(shown.prompt).toContain(answer.asked.prompt);
        expect(shown.written).toBe(answer.asked.text);
      }
    }
    // Nobody has said a range.
    expect(report.subscores).toMatchObject({ writing: null, speaking: null });
    expect(report.overall).toEqual(before.overall);
    expect(await usedOf(site)).toEqual([0]);
    expect((await listed(site, token)).body.data.left).toBe(0);
  });

  it('are told to the scorer as they were asked: with the photo in words, the whole conversation, and their time', async () => {
    const builtIn = quickScorer();
    const { site, token } = await siteWith(await prepare(), { builtIn });
    await satThrough(site, token);
    await work(site);
    const tasks = builtIn.jobs.map(({ task }) => task);
    const of = (type: string) => tasks.filter((task) => task.type === type);
    expect(of('writeAboutThePhoto')).toHaveLength(3);
    for (const { photo, seconds } of [...of('writeAboutThePhoto'), ...of('speakAboutThePhoto')]) {
      expect(photo).toMatch(/^[A-Z].{20,}/);
      expect([60, 90]).toContain(seconds);
    }
    expect(
      of('interactiveWriting')
        .map(({ seconds }) => seconds)
        .toSorted(),
    ).toEqual([180, 300]);
    expect(of('interactiveSpeaking').every(({ seconds, prompt }) => seconds === 35 && prompt !== '')).toBe(
      true,
    );
    for (const { prompt, seconds } of of('summary')) {
      expect(prompt.match(/\n- /g)?.length).toBe(10);
      expect(seconds).toBe(75);
    }
    expect(of('speakingSample')).toMatchObject([{ seconds: 180, photo: null, mode: 'speak' }]);
    const spoken = builtIn.jobs.filter(({ task }) => task.mode === 'speak');
    for (const { answer } of spoken)
      expect('recording' in answer && Buffer.from(answer.recording.bytes).equals(webm)).toBe(true);
  });

  it('with scores of a connected scorer complete the report: its overall is the mean of all four', async () => {
    const connected = quickScorer({ name: 'model', scores: true });
    const { site, token } = await siteWith(await prepare(), { connected }, 2);
    const sitter = await satThrough(site, token);
    const before = (await sitter.report()).body.data;
    await work(site);
    const { overall, subscores } = (await sitter.report()).body.data;
    const said = { score: 105, se: 5.1, low: 95, high: 115 };
    expect(subscores).toMatchObject({ writing: said, speaking: said });
    expect(subscores).toMatchObject({ reading: before.subscores.reading });
    const four = Object.values(subscores).map((one) => one?.score ?? Number.NaN);
    expect(overall?.score).toBeCloseTo(four.reduce((sum, one) => sum + one, 0) / 4, 0);
    expect(overall?.se).toBeLessThan(before.overall?.se ?? 0);
    const list = async () =>
      (await site.call<{ exams: { overall: unknown }[] }>('/exam', { token })).body.data.exams;
    expect(await list()).toMatchObject([{ overall }]);

    // They stay when the corrections are deleted, and stand beside later exams.
    for (const { id } of await rowsIn(site))
      await site.call(`/correction/${id}`, { token, method: 'DELETE' });
    expect(await rowsIn(site)).toEqual([]);
    expect((await sitter.report()).body.data).toMatchObject({ overall, subscores });
    expect(await list()).toMatchObject([{ overall }]);
    const second = await begunExam(site, token);
    await second.sitter.end();
    expect((await second.sitter.report()).body.data.earlier).toMatchObject([{ id: sitter.id, overall }]);
  });

  it('say nothing of a skill of which one answer has no range, or not yet', async () => {
    let speaking = 0;
    const connected = scorerThat(
      async (job) => {
        if (job.task.mode === 'speak' && (speaking += 1) === 2) throw new ScorerFailed('spent');
        return correctionFor(job, { scores: true });
      },
      { scores: true },
    );
    const { site, token } = await siteWith(await prepare(), { connected });
    const sitter = await satThrough(site, token);
    const { db } = site.backend.deps;
    await db.updateTable('corrections').set({ due_at: null }).where('type', '=', 'writingSample').execute();
    await work(site);
    const waiting = (await sitter.report()).body.data;
    expect(waiting.subscores).toMatchObject({ writing: null, speaking: null });
    await db
      .updateTable('corrections')
      .set({ due_at: site.backend.deps.now() })
      .where('type', '=', 'writingSample')
      .execute();
    await work(site);
    const { subscores, overall } = (await sitter.report()).body.data;
    expect(subscores).toMatchObject({ writing: { score: 105 }, speaking: null });
    expect(overall).toEqual(waiting.overall);
  });

  it('that were left empty count as the lowest, and are corrected by nobody', async () => {
    const connected = quickScorer({ scores: true });
    const { site, token } = await siteWith(await prepare(), { connected });
    const { sitter, step } = await begunExam(site, token, { speaking: false });
    await sitThrough(sitter, step, {
      answer: (asked) =>
        asked.type === 'writeAboutThePhoto' ? (asked.part?.number === 1 ? ' \n' : null) : anyAnswer(asked),
    });
    await work(site);
    const report = (await sitter.report()).body.data;
    const corrected = open(report).filter((answer) => correctionIn(answer) !== null);
    expect(connected.jobs).toHaveLength(corrected.length);
    expect(corrected.map(({ type }) => type)).not.toContain('writeAboutThePhoto');
    const share = corrected.length / open(report).length;
    expect(report.subscores.writing?.score).toBeCloseTo(share * 105 + (1 - share) * 10, 0);
    expect(report.subscores.speaking).toBeNull();
  });

  it('say nothing where all were left empty', async () => {
    const { site, token } = await siteWith(await prepare(), { connected: quickScorer({ scores: true }) });
    const { sitter, step } = await begunExam(site, token);
    await sitThrough(sitter, step, { answer: () => null });
    await work(site);
    expect(await rowsIn(site)).toEqual([]);
    expect((await sitter.report()).body.data.subscores).toMatchObject({ writing: null, speaking: null });
  });

  it('whose recording comes when the exam is over are corrected then, once', async () => {
    const connected = quickScorer({ scores: true });
    const { site, token } = await siteWith(await prepare(), { connected });
    const { sitter, step } = await examAt(site, token, 'speakAboutThePhoto');
    const { seq } = step;
    await sitter.answer(seq, { recording: `seq-${seq}` });
    await sitter.end();
    expect(await rowsIn(site)).toEqual([]);
    expect((await sitter.report()).body.data.subscores.speaking).toBeNull();
    await sitter.record(seq, ogg, 'audio/ogg');
    await sitter.record(seq, webm);
    await work(site);
    expect(connected.jobs).toMatchObject([{ answer: { recording: { type: 'audio/ogg' } } }]);
    const report = (await sitter.report()).body.data;
    const { id = '' } = open(report).map(correctionIn)[0] ?? {};
    expect(await hear(site, token, id)).toMatchObject({ status: 200, type: 'audio/ogg' });
    expect(report.subscores.speaking).toMatchObject({ score: 105 });
  });

  it('of an exam that ends by its time are corrected too', async () => {
    const builtIn = quickScorer();
    const { site, token } = await siteWith(await prepare(), { builtIn });
    const { sitter, step } = await examAt(site, token, 'writingSample');
    await sitter.answer(step.seq, 'I have written this.');
    site.pass(25 * 3_600_000);
    await site.call('/exam', { token });
    await work(site);
    expect(builtIn.jobs).toMatchObject([{ answer: { text: 'I have written this.' } }]);
    expect((await rowsIn(site))[0]?.created_at).toBe(site.backend.deps.now());
  });

  it('wait behind what somebody has ordered, and nobody is mailed about them', async () => {
    const builtIn = quickScorer();
    const { site, token } = await siteWith(await prepare(), { builtIn });
    await giveCorrections(site, token, 1);
    const { sitter, step } = await examAt(site, token, 'writingSample');
    await sitter.answer(step.seq, 'I have written this.');
    await sitter.end();
    site.pass(3_600_000);
    await placeQuietly(site, token, 'And I have ordered this.');
    const { db, now } = site.backend.deps;
    expect((await claimNext({ db, now }))?.text).toBe('And I have ordered this.');
    await work(site);
    expect(
      await db.selectFrom('corrections').select('mail_due_at').where('state', '=', 'done').execute(),
    ).toEqual([{ mail_due_at: null }]);
  });
});
