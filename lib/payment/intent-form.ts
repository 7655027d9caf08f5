/** Session storage of the offer that a visitor has chosen before signing in. */
export const intentKey = 'purchase_intent';

/** Ms that a visitor has to sign in, or to open an account, until the choice counts as dropped. */
export const intentMs = 3_600_000;

/** What is kept there, as JSON. */
export interface Intent {
  /** What its buying link is called. */
  offer: string;
  /** Epoch ms. */
  at: number;
  /** How the API called it and what for, where that is not what the pages were built with. */
  said?: { name: string; price: string };
}
