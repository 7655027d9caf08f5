import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { examFailures } from '@/lib/api/contract/exam/failures';
import { openHours } from '@/lib/api/contract/exam/kept';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import type { Locale } from '@/lib/i18n/locales';
import { lockUser } from '../../accounts/users';
import { ApiFailure } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { Tables } from '../../database/tables';
import { useExam } from '../../purchases/use-exam';
import { handOut } from './go-on';
import { mixOf } from './mix';
import { keptPlan } from './plan';
import type { SittingDeps } from './sit';
import { unitsSeen, type Exam } from './standing';
import { stepOf } from './step-of';

interface Wanted {
  userId: string;
  locale: Locale;
  tab: string;
  speaking: boolean;
}

/**
 * Begins an exam and uses one credit for it, or neither.
 *
 * @throws ApiFailure 409 with the id of an exam that is open, 402 where no credit is left
 */
export async function startExam(
  deps: SittingDeps & Pick<Deps, 'payments'>,
  { userId, locale, tab, speaking }: Wanted,
): Promise<{ id: string; step: ExamStep }> {
  const bank = await deps.exams.bank();
  return deps.db.transaction().execute(async (db) => {
    await lockUser(db, userId);
    const now = deps.now();
    const open = await openExam(db, userId);
    if (open) throw new ApiFailure(examFailures.openExam, { fields: { exam: open.id } });
    const grant = await useExam({ db, payments: deps.payments }, userId, now);
    if (grant === undefined) throw new ApiFailure(examFailures.noCredit);
    const exam: Exam = {
      ...{ id: randomBytes(16).toString('base64url'), user_id: userId, grant_id: grant },
      ...{ seed: randomInt(2 ** 32), locale, speaking: speaking ? 1 : 0, state: 'open' },
      ...{ started_at: now, open_until: now + openHours * 3_600_000, finished_at: null },
      ...{ seq: 0, plan: null, begun_at: null, clock_at: null, plays: 0, tab, held_at: now },
    };
    const mix = mixOf(deps.secret, exam);
    const sitting = { seed: exam.seed, mix, speaking, seen: await unitsSeen(db, exam), answers: [] };
    const standing = handOut({ exam, sitting, written: [] }, bank, now);
    const step = stepOf(standing, { now, mediaIn: deps.exams.mediaIn });
    if (!standing.planned || !step) throw new Error('The bank has no first question');
    await db
      .insertInto('exams')
      .values({ ...exam, plan: keptPlan(standing.planned) })
      .execute();
    return { id: exam.id, step };
  });
}

const openExam = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('exams')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirst();
