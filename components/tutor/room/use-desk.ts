import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TutorMode } from '@/lib/api/contract/tutor/tutor-calls';
import type { Locale } from '@/lib/i18n/locales';
import { loadMemberApi } from '@/lib/session/member-api';
import { keepDraft, readDraft } from '@/lib/tutor/draft';
import { isFull, newTalk, unansweredIn } from '@/lib/tutor/talk';
import { troubleOf } from '../talk/trouble-of';
import { useTalk } from '../talk/use-talk';
import { showInAddress, threadOfAddress } from './address';

/** ms after which a thread is looked at again whose answer is written to another tab. */
const lookAgainMs = 3000;

interface Given {
  locale: Locale;
  model: string;
  /** Something was asked; always the same function. */
  onChange: () => void;
}

export function useDesk({ locale, model, onChange }: Given) {
  const [draft, setDraft] = useState(readDraft);
  const [isOpening, setOpening] = useState(() => threadOfAddress() !== null);
  const newest = useRef<string | null>(null);

  const told = useMemo(
    () => ({
      onTaken: (thread: string) => {
        showInAddress(thread, 'replace');
        // It stands in the list from now on.
        onChange();
      },
      onRefused: (text: string) => setDraft((typed) => (typed === '' ? text : typed)),
      onOver: onChange,
    }),
    [onChange],
  );
  const { talk, step, ask, stop } = useTalk(told);
  const { coming } = talk;
  // As long as a question may come back it is kept as if it had not been sent.
  const isOnItsWay = coming !== null && !talk.isTaken;
  useEffect(() => {
    if (!isOnItsWay) keepDraft(draft);
  }, [draft, isOnItsWay]);

  const load = useCallback(
    async (thread: string) => {
      newest.current = thread;
      try {
        const api = await loadMemberApi();
        const found = await api.call('tutorThread', { params: { id: thread } });
        if (newest.current !== thread) return;
        const { mode, messages, answering } = found;
        step({ type: 'opened', talk: { thread, mode, said: messages, elsewhere: answering } });
      } catch (error) {
        if (newest.current !== thread) return;
        step({ type: 'failed', trouble: troubleOf(error) });
        if (troubleOf(error) === 'unknown') showInAddress(null, 'replace');
      }
      setOpening(false);
    },
    [step],
  );

  const open = useCallback(
    (thread: string | null, mode: TutorMode = 'standard') => {
      stop();
      step({ type: 'opened', talk: newTalk(mode) });
      newest.current = thread;
      setOpening(thread !== null);
      if (thread !== null) void load(thread);
    },
    [load, step, stop],
  );

  useEffect(() => {
    const first = threadOfAddress();
    if (first !== null) void load(first);
    const follow = () => open(threadOfAddress());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [load, open]);

  const { elsewhere, thread } = talk;
  useEffect(() => {
    if (!elsewhere || thread === null) return;
    const timer = setInterval(() => void load(thread), lookAgainMs);
    return () => clearInterval(timer);
  }, [elsewhere, load, thread]);

  const send = (text: string) => {
    const full = isFull(talk) && unansweredIn(talk) !== text;
    ask({ mode: talk.mode, model, text, locale, ...(thread !== null && !full && { thread }) });
  };
  return {
    talk,
    draft,
    setDraft,
    isOpening,
    isNew: thread === null && talk.said.length === 0 && !isOpening,
    go(next: string | null) {
      showInAddress(next, 'push');
      open(next, talk.mode);
    },
    setMode: (mode: TutorMode) => step({ type: 'mode', mode }),
    askDraft() {
      setDraft('');
      send(draft.trim());
    },
    askAgain(text: string) {
      send(text);
    },
    stop,
  };
}

export type OpenDesk = ReturnType<typeof useDesk>;
