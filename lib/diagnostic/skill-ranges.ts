import { estimate, type Judged } from './estimate';
import { rangeOf, type SkillRanges } from './range';
import { isHeard } from './types';

/** The range of each skill, from its own answers alone. */
export function skillRanges(answers: readonly Judged[]): SkillRanges {
  const rangeIf = (some: readonly Judged[]) => (some.length > 0 ? rangeOf(estimate(some)) : null);
  return {
    reading: rangeIf(answers.filter(({ item }) => !isHeard(item.type))),
    listening: rangeIf(answers.filter(({ item }) => isHeard(item.type))),
  };
}
