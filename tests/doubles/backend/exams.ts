import { randomUUID } from 'node:crypto';
import type { CallData } from '@/lib/api/contract/calls';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import type { ExamAnswer, ExamStep, ExamTask } from '@/lib/api/contract/exam/steps';
import type { BackendParts } from '@/lib/backend/backend';
import { mediaIn } from '@/lib/backend/exams/media';
import { keptPlan, readPlan } from '@/lib/backend/exams/sitting/plan';
import { examBank } from '@/lib/exam/bank/bank';
import { stepsOf } from '@/lib/exam/steps';
import type { Planned } from '@/lib/exam/types';
import { registerUser } from './accounts';
import type { TestDatabase } from './databases';
import { anyAnswer } from './exam-answers';
import { testBackend, type TestBackend } from './test-backend';

export const bank = examBank();

/** The bank with sounds that say nothing. */
export const examParts = {
  exams: {
    bank: async () => bank,
    mediaIn: (locale) => ({ ...mediaIn(locale), sound: () => 'c291bmQ=' }),
  },
} satisfies BackendParts;

/** A site with somebody who has mock exams for nothing. */
export async function examSite(database: TestDatabase, exams = 1) {
  const site = await testBackend(database, examParts);
  const token = await registerUser(site, 'ada@example.com');
  if (exams > 0) await giveExams(site, token, exams);
  return { site, token };
}

/** Gives a user mock exams. @param until epoch ms */
export async function giveExams(
  site: TestBackend,
  token: string,
  count: number,
  until: number | null = null,
): Promise<string> {
  const { body } = await site.call<{ id: string }>('/userInfo', { token });
  const grant = {
    ...{ id: randomUUID(), user_id: body.data.id, purchase_id: null },
    ...{ granted_at: site.backend.deps.now(), usable_until: until, exam_num: count, correct_num: 0 },
  };
  await site.backend.deps.db.insertInto('grants').values(grant).execute();
  return grant.id;
}

/** Begins an exam in a tab. */
export const startExam = (site: TestBackend, token: string, more: object = {}) =>
  site.call<{ id: string; step: ExamStep }>('/exam', {
    token,
    body: { locale: 'en', tab: 'tab-one-1', speaking: true, ...more },
  });

/** The calls about one exam, from one tab. */
export function sitterOf(site: TestBackend, token: string, id: string, tab = 'tab-one-1') {
  const post = <Data>(call: string, body: object) =>
    site.call<Data>(`/exam/${id}/${call}`, { token, body: { tab, ...body } });
  return {
    id,
    stand: (more = '') => site.call<CallData<'exam'>>(`/exam/${id}?tab=${tab}${more}`, { token }),
    begin: (seq: number, more: object = {}) => post<{ step: ExamStep | null }>('begin', { seq, ...more }),
    play: (seq: number) => post<{ plays: number | null }>('play', { seq }),
    answer: (seq: number, answer: ExamAnswer, tookMs = 1000) =>
      post<{ step: ExamStep | null; counts: boolean }>('answer', { seq, answer, tookMs }),
    end: () => post<true>('end', {}),
    report: (locale = 'en') => site.call<ExamReport>(`/exam/${id}/report?locale=${locale}`, { token }),
    record: (seq: number, raw: BodyInit, type = 'audio/webm') =>
      site.call<{ recording: string }>(`/exam/${id}/recording?seq=${seq}`, {
        ...{ token, raw, method: 'POST' },
        headers: { 'content-type': type },
      }),
    /** A recording as bytes, or the status of a failure. */
    async hear(seq: number, asker = token) {
      const response = await site.backend.fetch(
        new Request(`http://localhost/api/v1/exam/${id}/recording?seq=${seq}`, {
          headers: { authorization: `Bearer ${asker}` },
        }),
      );
      if (!response.ok) return { status: response.status };
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: 200, type: response.headers.get('content-type'), bytes };
    },
  };
}

export type Sitter = ReturnType<typeof sitterOf>;

/** Starts an exam, and begins its first question. */
export async function begunExam(site: TestBackend, token: string, more: object = {}) {
  const started = await startExam(site, token, more);
  if (started.status !== 200) throw new Error(`start answered ${started.status} ${started.body.code}`);
  const sitter = sitterOf(site, token, started.body.data.id);
  const { body } = await sitter.begin(0);
  if (!body.data.step) throw new Error('The exam is over');
  return { sitter, step: body.data.step };
}

/** Sits an exam from a question to its end. @returns every question that was shown */
export async function sitThrough(
  sitter: Sitter,
  first: ExamStep,
  {
    answer = anyAnswer,
    between = () => undefined,
  }: {
    answer?: (step: ExamStep) => ExamAnswer | Promise<ExamAnswer>;
    between?: (step: ExamStep) => void | Promise<void>;
  } = {},
): Promise<ExamStep[]> {
  const shown: ExamStep[] = [];
  let step: ExamStep | null = first;
  while (step) {
    const open: ExamStep = step;
    const { status, body } = open.item
      ? await sitter.answer(open.seq, await answer(open))
      : await sitter.begin(open.seq);
    if (status !== 200) throw new Error(`question ${open.seq} (${open.type}): ${status} ${body.code}`);
    if (open.item) {
      shown.push(open);
      await between(open);
    }
    step = body.data.step;
  }
  return shown;
}

/** The question of the bank that stands. */
export async function plannedIn(site: TestBackend, exam: string): Promise<Planned> {
  const { plan } = await site.backend.deps.db
    .selectFrom('exams')
    .select('plan')
    .where('id', '=', exam)
    .executeTakeFirstOrThrow();
  const planned = readPlan(bank, plan);
  if (!planned) throw new Error('No question stands');
  return planned;
}

/** The answer that is right, where somebody judges it. */
export function rightAnswer({ unit, step }: Planned, shown: ExamStep): ExamAnswer {
  const { item } = shown;
  const gaps = (text: string) => [...text.matchAll(/\{([^}|]*)[^}]*\}/g)].map(([, letters = '']) => letters);
  const option = (right: string | undefined) =>
    item && 'options' in item ? item.options.indexOf(right ?? '') : null;
  switch (unit.type) {
    case 'readAndSelect':
      return unit.real;
    case 'fillInTheBlanks':
      return gaps(unit.sentence);
    case 'readAndComplete':
      return gaps(unit.text);
    case 'listenAndType':
      return unit.sentence;
    case 'interactiveReading': {
      if (!item || !('step' in item)) return null;
      if (item.step === 'menus') return gaps(unit.text);
      if (item.step === 'highlight') {
        const { answer } = unit.highlights[step === 2 ? 0 : 1];
        const start = item.text.indexOf(answer);
        return { start, end: start + answer.length };
      }
      return option(
        { missing: unit.missing, idea: unit.idea, titles: unit.titles }[item.step as 'idea'].right,
      );
    }
    case 'interactiveListening':
      if (step === 0) return unit.complete.map(({ answers }) => answers[0] ?? '');
      return option(unit.turns[step - 1]?.replies.right) ?? anyAnswer(shown);
    default:
      return anyAnswer(shown);
  }
}

/** Starts an exam that stands at the beginning of a task, as if those before it had asked nothing, and begins that. */
export async function examAt(site: TestBackend, token: string, type: ExamTask, more: object = {}) {
  const { body } = await startExam(site, token, more);
  const sitter = sitterOf(site, token, body.data.id);
  const [unit] = bank.ofType(type);
  const [first] = unit ? stepsOf(unit, { seed: 0, answers: [] }) : [];
  if (!unit || !first) throw new Error(`The bank has nothing for ${type}`);
  const place = { task: { number: 1, of: 13 }, part: null, isFirst: true };
  await site.backend.deps.db
    .updateTable('exams')
    .set({ plan: keptPlan({ unit, step: 0, type, ...first, ...place }) })
    .where('id', '=', sitter.id)
    .execute();
  const begun = await sitter.begin(0);
  if (!begun.body.data.step) throw new Error('The exam is over');
  return { sitter, step: begun.body.data.step };
}
