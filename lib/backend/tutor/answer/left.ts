import { tokensLeft } from '../../ai/spend';
import type { Deps } from '../../calls/deps';
import { questionsLeft } from '../threads/day';

/** Tokens that a question takes with little around it, so that one is never said to be left that could not be asked. */
const tokensEach = 4000;

/** How many questions an account may still ask today: as many as the day has, or the tokens are enough for. */
export async function questionsToGo(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  userId: string,
): Promise<number> {
  const moment = now();
  const [questions, tokens] = await Promise.all([
    questionsLeft(db, userId, moment),
    tokensLeft(db, { userId, now: moment, perDay: settings.AI_TOKENS_PER_DAY }),
  ]);
  return Math.min(questions, Math.floor(tokens / tokensEach));
}
