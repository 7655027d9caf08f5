/** The question cards: what a practice question looks like once it is answered. */
export { FillInTheBlanksCard } from './fill-in-the-blanks-card';
export { ListenAndTypeCard } from './listen-and-type-card';
export { ReadAloudCard } from './read-aloud-card';
export { ReadAndSelectCard } from './read-and-select-card';
