import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CallInput } from '@/lib/api/contract/calls';
import type { TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import { loadMemberApi } from '@/lib/session/member-api';
import { readEvents } from '@/lib/tutor/read-events';
import { newTalk, stepTalk, type Talk, type TalkStep } from '@/lib/tutor/talk';
import { batched } from './batch';
import { isBusy, troubleOf } from './trouble-of';

type Question = CallInput<'askTutor'>['body'];

interface Told {
  /** The question was taken, in this thread. */
  onTaken: (thread: string) => void;
  /** It was not, and is to be written down again. */
  onRefused: (text: string) => void;
  /** Nothing comes any more, one way or the other. */
  onOver: () => void;
}

interface Going {
  control: AbortController;
  text: string;
  isTaken: boolean;
  flush: () => void;
}

interface OwnTalk {
  talk: Talk;
  step: (step: TalkStep) => void;
  ask: (question: Question) => void;
  stop: () => void;
}

/** A conversation and the questions that are asked in it, one at a time. What is not heard to its end is stopped. */
export function useTalk(told: Told): OwnTalk {
  const [talk, step] = useReducer(stepTalk, 'standard', newTalk);
  const going = useRef<Going>(undefined);
  const stopped = useRef(false);

  const stop = useCallback(() => {
    const one = going.current;
    if (!one) return;
    going.current = undefined;
    stopped.current = true;
    one.flush();
    one.control.abort();
    step({ type: 'stopped' });
    if (!one.isTaken) told.onRefused(one.text);
    told.onOver();
  }, [told]);
  useEffect(() => () => going.current?.control.abort(), []);

  const ask = async (question: Question) => {
    const text = batched((piece) => step({ type: 'event', event: { text: piece } }));
    const control = new AbortController();
    const { signal } = control;
    const one: Going = { control, text: question.text, isTaken: false, flush: text.flush };
    going.current = one;
    step({ type: 'asked', text: question.text });
    try {
      const stream = await openFreed(question, signal, stopped.current);
      stopped.current = false;
      let last: TutorEvent | undefined;
      for await (const event of readEvents(stream)) {
        if (signal.aborted) return;
        last = event;
        if ('text' in event) {
          text.add(event.text);
          continue;
        }
        text.flush();
        step({ type: 'event', event });
        if ('begun' in event) {
          one.isTaken = true;
          told.onTaken(event.begun);
        }
      }
      text.flush();
      if (signal.aborted) return;
      if (!isEnd(last)) step({ type: 'failed', trouble: 'network' });
    } catch (error) {
      if (signal.aborted) return;
      text.flush();
      step({ type: 'failed', trouble: troubleOf(error) });
      if (!one.isTaken) told.onRefused(question.text);
    }
    if (signal.aborted) return;
    going.current = undefined;
    told.onOver();
  };

  return { talk, step, stop, ask: (question) => void ask(question) };
}

const isEnd = (event: TutorEvent | undefined) =>
  event !== undefined && ('failed' in event || 'left' in event);

/** ms, and how often, after which a thread is tried again whose answer was stopped a moment ago: the server may not know it yet. */
const againMs = 400;
const tries = 8;

async function openFreed(question: Question, signal: AbortSignal, hasStopped: boolean) {
  const api = await loadMemberApi();
  for (let left = hasStopped ? tries : 0; ; left -= 1) {
    try {
      return await api.open('askTutor', { body: question }, { signal });
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs));
      signal.throwIfAborted();
    }
  }
}
