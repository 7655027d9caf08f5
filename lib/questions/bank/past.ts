import { judge } from '../judge/judge';
import { sumOf } from '../judge/score';
import type { KeptAnswers } from '../kept';
import { levelIn, questionsOf, type BankItem } from './bank-item';

export interface Past {
  id: string;
  type: BankItem['type'];
  /** When it was answered last, or its answer forgotten; epoch ms, 0 where nobody knows. */
  at: number;
  difficulty: number | undefined;
  /** The share that is right, from 0 to 1; of what nobody judges 1, and undefined for what waits for its answer again. */
  credit: number | undefined;
}

/**
 * Reads from the kept answers which items were asked before and with what outcome.
 *
 * @param times when each question was answered or forgotten (`answerTimesEntry`)
 * @returns the one of the last answer first
 */
export function pastOf(
  items: readonly BankItem[],
  answers: KeptAnswers,
  times: Readonly<Record<string, number>>,
): Past[] {
  return items
    .flatMap((item): Past[] => {
      const questions = questionsOf(item);
      const asked = questions.filter(({ id }) => id in answers || id in times);
      if (asked.length === 0) return [];
      const scores = questions.flatMap((question) => {
        const given = answers[question.id];
        return given ? [judge(question, given).score] : [];
      });
      const { right, of } = sumOf(scores);
      const at = Math.max(...asked.map(({ id }) => times[id] ?? 0));
      const credit = scores.length === 0 ? undefined : of === 0 ? 1 : right / of;
      return [{ id: item.id, type: item.type, at, difficulty: levelIn(item), credit }];
    })
    .sort((one, other) => other.at - one.at);
}
