import type { Finding } from './finding';
import { finder } from './learner-rules/find';
import { learnerRules } from './learner-rules/rules';
import { sentencesOf } from './tokens';

let find: ReturnType<typeof finder> | undefined;

/** What the rules for learners find in a text, in no order; findings may overlap. */
export function learnerFindings(text: string): Finding[] {
  // Reading the table takes longer than reading a text.
  const findIn = (find ??= finder(learnerRules));
  return sentencesOf(text).flatMap((sentence) =>
    findIn(sentence, text).map(({ rule, ...place }) => ({
      ...place,
      kind: rule.kind,
      reason: rule.reason,
      sure: rule.sure !== false,
      isOwn: true,
    })),
  );
}
