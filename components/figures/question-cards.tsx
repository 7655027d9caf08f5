/** The question cards: what a practice question looks like once it is answered. */
export { ReadAloudCard } from './read-aloud-card';
export { ReadAndSelectCard } from './read-and-select-card';
