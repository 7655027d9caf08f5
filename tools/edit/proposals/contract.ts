import type { Fault } from '../contract';

/** What a machine proposes for a text: nothing of the site until a person saves it. */
export interface Proposal {
  key: string;
  locale: string;
  text: string;
  /** The English that it was made of. */
  english: string;
  /** What the language said then; `null` where it lacked the text. */
  from: string | null;
  /** Id of the model. */
  model: string;
  /** ISO 8601. */
  at: string;
}

export interface ListedProposal extends Proposal {
  faults: Fault[];
}

/** POST proposals */
export interface Proposed {
  proposals: ListedProposal[];
  /** Texts for which none came, with the reason in a sentence. */
  failed: { key: string; reason: string }[];
}
