export { ReadAloudCard } from './read-aloud-card';
export { ReadAndSelectCard } from './read-and-select-card';
