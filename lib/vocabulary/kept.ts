import { jsonEntry } from '../browser/storage';
import { boxDays, type Card, type Cards } from './schedule';

/** The cards that this browser keeps. What is no card is left out, the others stay. */
export const cardsEntry = jsonEntry<Cards>({
  area: 'localStorage',
  name: 'vocabulary_cards',
  inPage: true,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.fromEntries(
      Object.entries(value).filter((pair): pair is [string, Card] => isCard(pair[1])),
    );
  },
});

function isCard(value: unknown): value is Card {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isInteger)) return false;
  return boxDays[value[0] as number] !== undefined;
}
