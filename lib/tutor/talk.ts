import type { TutorEvent, TutorMessage, TutorMode } from '../api/contract/tutor/tutor-calls';
import { tutorLimits } from '../api/contract/tutor/limits';

export type Said = Pick<TutorMessage, 'by' | 'text' | 'lessons' | 'stopped'>;

export type TalkTrouble =
  | Extract<TutorEvent, { failed: string }>['failed']
  | 'network'
  | 'slowDown'
  | 'server'
  | 'busy'
  | 'spent'
  | 'notIncluded'
  | 'unknown';

export interface Talk {
  /** None until the first question was taken. */
  thread: string | null;
  mode: TutorMode;
  said: readonly Said[];
  /** The answer that comes, as far as it has; null where none does. */
  coming: string | null;
  /** Whether the question under way is a new one, and whether it was taken: before that it can come back into the text box. */
  isNew: boolean;
  isTaken: boolean;
  trouble: TalkTrouble | null;
  elsewhere: boolean;
  /** What was last told of the answer to who does not see it come; no trouble, which is told by itself. */
  told: 'writing' | 'done' | 'stopped' | null;
}

export type TalkStep =
  | { type: 'opened'; talk: Pick<Talk, 'thread' | 'mode' | 'said' | 'elsewhere'> }
  | { type: 'mode'; mode: TutorMode }
  | { type: 'asked'; text: string }
  | { type: 'event'; event: TutorEvent }
  | { type: 'stopped' }
  | { type: 'failed'; trouble: TalkTrouble };

export const newTalk = (mode: TutorMode): Talk => ({
  ...{ thread: null, mode, said: [], coming: null, isNew: false, isTaken: false },
  ...{ trouble: null, elsewhere: false, told: null },
});

/** Whether the next question begins a new thread (api/contract/tutor/limits.ts). */
export const isFull = ({ said }: Pick<Talk, 'said'>): boolean => said.length + 2 > tutorLimits.messages;

/** The question that has no answer; undefined where there is none. */
export function unansweredIn({ said, coming, elsewhere }: Talk): string | undefined {
  const last = said.at(-1);
  return coming === null && !elsewhere && last?.by === 'user' ? last.text : undefined;
}

export function stepTalk(talk: Talk, step: TalkStep): Talk {
  switch (step.type) {
    case 'opened':
      return { ...newTalk(step.talk.mode), ...step.talk };
    case 'mode':
      return talk.thread === null ? { ...talk, mode: step.mode } : talk;
    case 'asked':
      return asking(talk, step.text);
    case 'event':
      return talk.coming === null ? talk : stepByEvent(talk, talk.coming, step.event);
    case 'stopped':
      return { ...over(talk), told: 'stopped' };
    case 'failed':
      return { ...over(talk), trouble: step.trouble, told: null };
  }
}

function stepByEvent(talk: Talk, coming: string, event: TutorEvent): Talk {
  if ('begun' in event) {
    const isOther = talk.thread !== null && talk.thread !== event.begun;
    return { ...talk, thread: event.begun, isTaken: true, said: isOther ? talk.said.slice(-1) : talk.said };
  }
  if ('text' in event) return { ...talk, coming: coming + event.text };
  if ('failed' in event) return { ...kept(talk, { stopped: true }), trouble: event.failed, told: null };
  return { ...kept(talk, { lessons: event.lessons }), told: 'done' };
}

/** A question that was not answered is not asked twice. */
function asking(talk: Talk, text: string): Talk {
  const isNew = unansweredIn(talk) !== text;
  const question: Said = { by: 'user', text, lessons: [], stopped: false };
  const said = isNew ? [...talk.said, question] : talk.said;
  return { ...talk, said, isNew, coming: '', isTaken: false, trouble: null, told: 'writing' };
}

function over(talk: Talk): Talk {
  if (talk.coming === null) return talk;
  const isLost = talk.isNew && !talk.isTaken;
  return isLost ? { ...talk, coming: null, said: talk.said.slice(0, -1) } : kept(talk, { stopped: true });
}

function kept(talk: Talk, more: Partial<Said>): Talk {
  const text = talk.coming?.trimEnd() ?? '';
  const answer: Said = { by: 'tutor', text, lessons: [], stopped: false, ...more };
  return { ...talk, coming: null, said: text === '' ? talk.said : [...talk.said, answer] };
}
