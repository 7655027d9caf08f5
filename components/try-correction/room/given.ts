import type { CorrectionTask } from '@/lib/correction/correction';
import type { Messages } from '@/lib/i18n/messages';
import type { ResultTexts } from '@/components/correction/result/load-texts';

export type TryTexts = ResultTexts & Pick<Messages, 'try-correction'>;

export interface Tried {
  task: CorrectionTask;
  question: string;
  /** Id of the box that says whether it is a text of the reader's own, which answers no task that is known. */
  own: string;
  /** What corrections of a plan add: a score, or all tasks. */
  plan: 'scores' | 'checker';
  /** Addresses of the plans, and of the place where corrections are ordered; null where this site has none. */
  links: { plans: string; corrections: string | null };
}

/** Why there is no correction; `unreadable` also where nothing decodes recordings. */
export type Trouble = 'noText' | 'network' | 'noChecker' | 'noRecording' | 'silent' | 'unreadable' | 'broken';

export class TryFailed extends Error {
  override readonly name = 'TryFailed';
  constructor(readonly why: Trouble) {
    super(why);
  }
}
