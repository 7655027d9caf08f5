import { part } from '@/lib/questions/protocol';

/** The tags of texts with a score, which the script of the questions fills in. */
export const scoreTags = {
  right: () => <span {...part('right')}>0</span>,
  of: () => <span {...part('of')}>0</span>,
};
