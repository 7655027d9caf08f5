import { cardsOfMissed } from '@/components/questions/more/missed-words';
import { focusIn } from '@/components/questions/run/focus';
import { reveal } from '@/components/questions/run/slides';
import { freeEntry } from '@/lib/daily/entries';
import { withUse } from '@/lib/daily/free';
import { change } from '@/lib/daily/kept';
import { questionsOf } from '@/lib/questions/bank/bank-item';
import { keptAnswer } from '@/lib/questions/kept';
import { partIn, questionsIn } from '@/lib/questions/protocol';
import { reportEvent } from '@/lib/questions/report/on-report';
import { dayOf } from '@/lib/vocabulary/schedule';
import type { Session } from '../room/open-session';

/**
 * Goes to the first question that waits once the set has come to life, and takes down what follows from each answer besides what every
 * page follows: cards of missed words, and the use of what is free.
 *
 * @param place of the set
 */
export function followSet(place: HTMLElement, session: Session, over: AbortSignal): void {
  const isNew = 'set' in session && session.name !== 'again';
  const items = 'set' in session ? session.set.items : session.row;
  const makeCards = cardsOfMissed(items);
  const onReport = () => {
    makeCards();
    if (isNew) countUse(items.flatMap(questionsOf).map(({ id }) => id));
  };
  place.addEventListener(reportEvent, onReport, { signal: over });
  // The set tells before it is alive.
  const onFirst = () => queueMicrotask(() => over.aborted || begin(place));
  place.addEventListener(reportEvent, onFirst, { signal: over, once: true });
}

function countUse(ids: readonly string[]): void {
  const answered = ids.filter((id) => keptAnswer(id));
  const before = freeEntry.read();
  const after = withUse(before, dayOf(new Date()), answered);
  if (after.ids.length > 0 && after !== before) change(freeEntry, after);
}

/** Goes to the first question without an answer; where all have one, it stays at the head of the set, which says so. */
function begin(place: HTMLElement): void {
  const forms = questionsIn(place);
  const open = forms.find(({ dataset }) => dataset.state === undefined);
  if (!open) return;
  if (open !== forms[0]) return partIn(place, 'go')?.click();
  if (open.parentElement) reveal(open.parentElement);
  focusIn(open);
}
