import type { Correction, CorrectionTask, ScorerName } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';

export type GivenAnswer = { text: string } | { recording: { type: string; bytes: Uint8Array } };

export interface Job {
  task: CorrectionTask;
  answer: GivenAnswer;
  /** The language in which what is not a key is told. */
  locale: Locale;
  /** Whose it is: what it costs is counted by account. */
  userId: string;
}

export class ScorerFailed extends Error {
  override readonly name = 'ScorerFailed';
  constructor(
    /**
     * `unreadable`: nobody could correct this answer, such as a recording that is none; trying again is of no use. `unavailable`: the
     * service did not answer as it should. `spent`: the account may use no more of it today.
     */
    readonly why: 'unreadable' | 'unavailable' | 'spent',
    options?: { cause: unknown },
  ) {
    super(why, options);
  }
}

export interface Scorer extends ScorerName {
  transcribes: boolean;
  /** @throws ScorerFailed */
  correct(job: Job, signal: AbortSignal): Promise<Correction>;
  close(): Promise<void>;
}

/** The one seam of corrections: a connected service, where the settings name one, and the checker that is always there. */
export interface Scorers {
  connected: Scorer | undefined;
  builtIn: Scorer;
}
