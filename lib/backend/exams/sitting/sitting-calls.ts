import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Deps } from '../../calls/deps';
import { route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { examTurns } from '../turns';
import { answerStep } from './answer';
import { beginStep, playSound } from './begin';
import { graceMs } from './clock';
import { endOverdueExams } from './end-overdue';
import { settle } from './go-on';
import { mayHold, takenBy } from './hold';
import { ended, sit, type Act } from './sit';
import { startExam } from './start';
import type { Standing } from './standing';
import { stepOf } from './step-of';

interface OfExam {
  deps: Deps;
  session: { user: { id: string } };
  request: { params: { id: string } };
}

/** Does something in the exam that a call is about, when it is its account's turn. Counts the call. @throws ApiFailure 429 */
function inExam<Result>({ deps, session, request }: OfExam, act: Act<Result>): Promise<Result> {
  const userId = session.user.id;
  return examTurns.take(userId, async () => {
    await deps.limiter.consume(rules.examPerUser, userId);
    return sit(deps, { userId, examId: request.params.id }, act);
  });
}

const start = route('startExam', ({ deps, session, request: { body } }) => {
  const userId = session.user.id;
  return examTurns.take(userId, async () => {
    await deps.limiter.consumeAll([
      { rule: rules.examPerUser, subject: userId },
      { rule: rules.examStartPerUserAndDay, subject: userId },
    ]);
    await endOverdueExams(deps, userId);
    return startExam(deps, { userId, ...body });
  });
});

const exam = route('exam', (context) => {
  const { tab, take, hold } = context.request.query;
  return inExam<CallAnswer<'exam'>>(context, (standing, room) => {
    const { bank, now } = room;
    const isOpen = standing.exam.state === 'open';
    // Who only holds it takes it from nobody.
    const isTheirs = hold === undefined ? mayHold(standing.exam, tab, now) : standing.exam.tab === tab;
    const elsewhere = isOpen && take === undefined && !isTheirs;
    if (!isOpen || elsewhere) return [standing, { ...publicExam(standing, now), elsewhere, step: null }];
    const held = takenBy(standing, tab, now);
    if (hold !== undefined) return [held, { ...publicExam(held, now), elsewhere, step: null }];
    const settled = settle(held, bank, now, graceMs);
    return [settled, { ...publicExam(settled, now), elsewhere, step: stepOf(settled, room) }];
  });
});

function publicExam({ exam, planned }: Standing, now: number) {
  const isOpen = exam.state === 'open' && planned !== undefined;
  return {
    id: exam.id,
    state: isOpen ? ('open' as const) : ('done' as const),
    answered: exam.seq,
    leftMs: isOpen ? Math.max(0, exam.open_until - now) : 0,
    speaking: exam.speaking === 1,
  };
}

const begin = route('beginStep', async (context) => {
  const step = await inExam(context, (standing, room) => beginStep(standing, room, context.request.body));
  return { step };
});

const play = route('playSound', (context) =>
  inExam(context, (standing, room) => playSound(standing, room, context.request.body)),
);

const answer = route('answerStep', (context) =>
  inExam(context, (standing, room) => answerStep(standing, room, context.request.body)),
);

const end = route('endExam', (context) =>
  inExam(context, (standing, { now }) => [
    standing.exam.state === 'open' ? ended(standing, now) : standing,
    true as const,
  ]),
);

export const sittingRoutes = [start, exam, begin, play, answer, end];
