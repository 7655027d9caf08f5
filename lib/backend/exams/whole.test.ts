import { expect, it } from 'vitest';
import { examReport } from '@/lib/api/contract/exam/report';
import { examStep, examTasks } from '@/lib/api/contract/exam/steps';
import { optionSeed } from '@/lib/exam/asked';
import type { ExamUnit, Planned } from '@/lib/exam/types';
import { orderOf } from '@/lib/questions/judge/option-order';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import {
  begunExam,
  examSite,
  giveExams,
  plannedIn,
  rightAnswer,
  sitThrough,
  startExam,
} from '@/tests/doubles/backend/exams';
import { scoredAnswers } from './scored-answers';
import { unitsSeen } from './sitting/standing';

describeOnDatabases('a whole exam', (prepare) => {
  it('asks all tasks, one question after the other, and ends with a report', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await begunExam(site, token);
    const shown = await sitThrough(sitter, step, { between: () => site.pass(2000) });
    expect([...new Set(shown.map(({ type }) => type))]).toEqual(examTasks);
    expect(shown.map(({ seq }) => seq)).toEqual(shown.map((_, seq) => seq));
    for (const one of shown) expect(examStep.parse(one)).toEqual(one);
    expect((await sitter.stand()).body.data).toMatchObject({ state: 'done', step: null, elsewhere: false });

    const { status, body } = await sitter.report();
    expect(status).toBe(200);
    const report = examReport.parse(body.data);
    expect(report).toEqual(body.data);
    expect(report.answers.map(({ type }) => type)).toEqual(shown.map(({ type }) => type));
    expect(report.tasks.map(({ type }) => type)).toEqual(examTasks);
    expect(report.tasks.every(({ asked, answered }) => asked === answered)).toBe(true);
    expect(report.overall).not.toBeNull();
    expect(report.subscores).toMatchObject({ writing: null, speaking: null });
    expect(report.lessons).toHaveLength(3);
    expect(report.recordingsUntil).toBeNull();
    const texts = report.answers.flatMap(({ asked }) => (asked.of === 'open' ? (asked.text ?? []) : []));
    expect(texts).toContain('Words for writingSample.\nAnd a second line.');
    const list = await site.call<{ credits: number; exams: object[] }>('/exam', { token });
    expect(list.body.data).toMatchObject({
      credits: 0,
      exams: [{ id: sitter.id, state: 'done', openUntil: null, overall: report.overall }],
    });
  });

  it('finds right what is right, and gives the bank what it learns from, nobody’s', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await begunExam(site, token);
    const answer = async (shown: Parameters<typeof rightAnswer>[1]) =>
      rightAnswer(await plannedIn(site, sitter.id), shown);
    await sitThrough(sitter, step, { answer });
    const { answers, subscores } = (await sitter.report()).body.data;
    const judged = answers.filter(({ credit }) => credit !== null);
    expect(judged.filter(({ credit }) => credit !== 1)).toEqual([]);
    expect(subscores.reading?.score).toBeGreaterThan(130);
    const rows = await site.backend.deps.db.selectFrom('scored_answers').selectAll().execute();
    expect(rows).toHaveLength(judged.length);
    for (const row of rows) expect(row).toMatchObject({ credit: 1, day: '2026-01-15' });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['credit', 'day', 'question', 'score']);
    expect(JSON.stringify(rows)).not.toContain(sitter.id);
    expect(await scoredAnswers(site.backend.deps.db)).toMatchObject(
      rows.map(({ question, score }) => ({ question, score })),
    );
  });

  it('mixes options by what cannot be tried out, and its report shows them as they were', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await begunExam(site, token);
    const { seed } = await site.backend.deps.db.selectFrom('exams').select('seed').executeTakeFirstOrThrow();
    const places: [shown: number, bySeed: number][] = [];
    const shown = await sitThrough(sitter, step, {
      answer: async (open) => {
        const planned = await plannedIn(site, sitter.id);
        const right = rightAnswer(planned, open);
        if (typeof right === 'number' && open.item && 'options' in open.item) {
          const order = orderOf(planned.question, open.item.options.length, optionSeed({ seed }));
          places.push([right, order.indexOf(0)]);
        }
        return right;
      },
    });
    // Two texts with three choices each, two conversations with five.
    expect(places).toHaveLength(16);
    expect(places.every(([one, other]) => one === other)).toBe(false);
    const { answers } = (await sitter.report()).body.data;
    for (const { seq, asked } of answers) {
      if (asked.of !== 'choice') continue;
      const item = shown[seq]?.item;
      expect(asked.options).toEqual(item && 'options' in item ? item.options : undefined);
      expect(asked.right).toBe(asked.given);
    }
  });

  it('tells no key before its end: no text, no id, no field', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    for (const more of [{}, { speaking: false }]) {
      const { sitter, step } = await begunExam(site, token, more);
      await sitThrough(sitter, step, {
        answer: async (shown) => {
          const planned = await plannedIn(site, sitter.id);
          const again = await sitter.stand();
          for (const answer of [shown, again.body]) {
            const text = JSON.stringify(answer);
            expect(text).not.toMatch(/\bx[a-z]-\d/);
            expect(text).not.toMatch(
              /"(right|real|difficulty|example|hint|sample|unit|question_?id|credit)":/,
            );
            for (const secret of secretsOf(planned))
              expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
          }
          return rightAnswer(planned, shown);
        },
      });
    }
  });

  it('repeats nothing of the exams before', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    for (let turn = 0; turn < 2; turn += 1) {
      const { sitter, step } = await begunExam(site, token);
      await sitThrough(sitter, step);
      site.pass(60_000);
      const { earlier } = (await sitter.report()).body.data;
      expect(earlier).toHaveLength(turn);
    }
    const rows = await site.backend.deps.db.selectFrom('exam_answers').select(['exam_id', 'unit']).execute();
    const pairs = new Set(rows.map(({ exam_id, unit }) => `${exam_id} ${unit}`));
    expect(pairs.size).toBe(new Set(rows.map(({ unit }) => unit)).size);
  });

  it('also counts as met what stood when an exam was ended', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const first = await begunExam(site, token);
    const { unit } = await plannedIn(site, first.sitter.id);
    await first.sitter.end();
    const { body } = await startExam(site, token);
    const { db } = site.backend.deps;
    const { user_id } = await db.selectFrom('exams').select('user_id').executeTakeFirstOrThrow();
    expect(await unitsSeen(db, { id: body.data.id, user_id })).toEqual([unit.id]);
  });

  it('asks nothing aloud without a microphone, from the beginning or from there on', async () => {
    const { site, token } = await examSite(await prepare(), 2);
    const spoken = ['speakAboutThePhoto', 'readThenSpeak', 'interactiveSpeaking', 'speakingSample'];
    const silent = await begunExam(site, token, { speaking: false });
    const without = await sitThrough(silent.sitter, silent.step);
    expect(without.filter(({ type }) => spoken.includes(type))).toEqual([]);
    expect(without.at(-1)).toMatchObject({ type: 'writingSample', task: { number: 9, of: 9 } });

    const { sitter, step } = await begunExam(site, token);
    const isSpoken = (one: { type: string }) => spoken.includes(one.type);
    let next = step as typeof step | null;
    while (next && !isSpoken(next)) {
      const { body } = next.item ? await sitter.answer(next.seq, null) : await sitter.begin(next.seq);
      next = body.data.step;
    }
    const seq = next?.seq ?? -1;
    // Sent twice it neither begins nor leaves out what follows.
    for (let turn = 0; turn < 2; turn += 1) {
      const left = await sitter.begin(seq, { speaking: false });
      expect(left.body.data.step).toMatchObject({ seq, type: 'writingSample', item: null });
    }
    expect((await sitter.stand()).body.data.speaking).toBe(false);
    const rest = await sitThrough(sitter, (await sitter.begin(seq)).body.data.step ?? step);
    expect(rest.map(({ type }) => type)).toEqual(['writingSample']);
  });

  it('reports in every language, and says in English what is in no other', async () => {
    const { site, token } = await examSite(await prepare());
    await giveExams(site, token, 1);
    const { sitter, step } = await begunExam(site, token);
    await sitThrough(sitter, step, {
      between: async ({ seq, type }) => {
        if (type === 'readThenSpeak') await sitter.record(seq, recordings.webm);
      },
    });
    const english = (await sitter.report('en')).body.data;
    const reasons = english.answers.filter(({ why }) => why !== null);
    expect(reasons.length).toBeGreaterThan(20);
    for (const { why } of reasons) expect(why).not.toMatch(/^\?|\{/m);
    const thai = (await sitter.report('th')).body.data;
    expect(thai.answers).toHaveLength(english.answers.length);
    const words = ({ answers }: typeof english) =>
      answers
        .filter(({ type, why }) => type === 'readAndSelect' && why?.includes('</en> '))
        .map(({ why }) => why);
    expect(words(thai)).not.toEqual(words(english));
    const recorded = english.answers.filter(({ asked }) => asked.of === 'open' && asked.recording);
    expect(recorded.map(({ type }) => type)).toEqual(['readThenSpeak']);
    const until = Date.parse(english.recordingsUntil ?? '') - site.backend.deps.now();
    expect(Math.round(until / 86_400_000)).toBe(90);
    const photos = english.answers.flatMap(({ asked }) => (asked.of === 'open' && asked.photo) || []);
    expect(photos).toHaveLength(4);
    for (const { svg, alt } of photos) expect([svg.slice(0, 4), alt.length > 20]).toEqual(['<svg', true]);
  });
});

/** What must not be told while a question is open: what is right, and what follows. */
function secretsOf({ unit, step, question }: Planned): string[] {
  const plain = (text: string) => text.replace(/[{}]/g, '').replace(/\|[^\s.,]*/g, '');
  switch (unit.type) {
    case 'readAndSelect':
      return 'example' in unit ? [unit.example] : [];
    case 'fillInTheBlanks':
      return [plain(unit.sentence)];
    case 'readAndComplete':
      return [plain(unit.text)];
    case 'listenAndType':
      return [unit.sentence];
    case 'interactiveReading': {
      const later = [unit.missing, ...unit.highlights, unit.idea, unit.titles].slice(step);
      return later.map((one) => ('right' in one ? one.right : one.question));
    }
    case 'interactiveListening': {
      const turns = unit.turns.slice(Math.max(0, step - 1));
      const heard = turns.flatMap(({ said, replies }, place) =>
        place === 0 && step > 0 ? said : [said, replies.right],
      );
      return [unit.scenario, unit.summary, ...heard];
    }
    case 'interactiveWriting':
      return [
        unit.sample,
        ...unit.followUps.flatMap((one, place) => [
          one.sample,
          ...(question.endsWith(`-${place + 2}`) ? [] : [one.said]),
        ]),
      ];
    case 'interactiveSpeaking':
      return unit.questions.flatMap(({ said, instead }) => [said, ...(instead ? [instead.said] : [])]);
    default:
      return samplesOf(unit);
  }
}

const samplesOf = (unit: ExamUnit): string[] => ('sample' in unit ? [unit.sample] : []);
