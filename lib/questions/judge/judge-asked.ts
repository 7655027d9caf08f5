import type { Item, Options } from '../item';
import type { GivenAnswer } from '../kept';
import { countCorrections, type DictationFormula } from './dictation';
import { judge } from './judge';
import type { Judgement } from './judge-by-key';
import { allOf, orderOf, type Seed } from './option-order';

/**
 * Judges an answer to a question as it was shown, where what is right is known: on the server.
 *
 * @param item the whole question; of a set, one of its steps (`lib/questions/steps.ts`)
 * @param given an option by its place among those that were shown, a menu by its word, else as `judge` takes it
 * @param seed by which the question was mixed
 * @returns its marks name an option by its place among those that were shown, too
 */
export function judgeAsked(
  item: Item,
  given: GivenAnswer,
  seed: Seed,
  formula: DictationFormula = countCorrections,
): Judgement {
  const options = optionsOf(item);
  if (!options) return judge(item, given, formula);
  const order = orderOf(item.id, allOf(options).length, seed);
  const chosen = order.find((_, place) => String(place) === given[0]);
  const { score } = judge(item, chosen === undefined ? [] : [String(chosen)], formula);
  return { score, marks: { of: 'choice', right: String(order.indexOf(0)) } };
}

function optionsOf(item: Item): Options | undefined {
  if ('options' in item) return item.options;
  return 'replies' in item ? item.replies : undefined;
}
