import { errorForLog } from '../../calls/request-log';
import type { Deps } from '../../calls/deps';
import { sit } from './sit';

const atOnce = 100;

/** Ends exams that were open for too long, as they stand. @param userId of whom; without, of everybody */
export async function endOverdueExams(
  deps: Pick<Deps, 'db' | 'now' | 'exams' | 'secret' | 'log'>,
  userId?: string,
): Promise<void> {
  const overdue = await deps.db
    .selectFrom('exams')
    .select(['id', 'user_id'])
    .where('state', '=', 'open')
    .where('open_until', '<=', deps.now())
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('open_until')
    .limit(atOnce)
    .execute();
  for (const { id, user_id } of overdue) {
    try {
      // Entering is enough.
      await sit(deps, { userId: user_id, examId: id }, (standing) => [standing, undefined]);
    } catch (error) {
      deps.log.error({ exam: id, error: errorForLog(error) }, 'exam not ended');
    }
  }
}
