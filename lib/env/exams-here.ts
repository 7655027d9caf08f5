import { env } from './';

/**
 * Whether mock exams are sat on this site, at /app/exam: the embedded API answers its calls, and no setting names an app elsewhere. Pages
 * are built ahead, so what they say of it is settled by the settings of the build.
 */
export const examsHere = env.APP_URL === undefined && env.API_BASE_URL === undefined;
