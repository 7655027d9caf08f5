import { examFailures } from '@/lib/api/contract/exam/failures';
import { ApiFailure } from '../../base/failure';
import { sit, type SittingDeps } from '../sitting/sit';

/**
 * Lets nobody see what is asked, or what is right, while they can still answer. An exam that is overdue ends here.
 *
 * @throws ApiFailure 404 for an exam that this user does not have, 409 for one that is open
 */
export const mustBeOver = (deps: SittingDeps, of: { userId: string; examId: string }): Promise<void> =>
  sit(deps, of, (standing) => {
    if (standing.exam.state === 'open') throw new ApiFailure(examFailures.stillOpen);
    return [standing, undefined];
  });
