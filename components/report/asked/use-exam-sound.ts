import { useEffect, useRef, useState } from 'react';
import { hear } from '@/lib/browser/sound';
import { stateAfter } from '@/lib/session/kept-sound';
import { loadMemberApi } from '@/lib/session/member-api';

interface ExamSound {
  state: 'idle' | 'loading' | 'playing' | 'failed' | 'gone';
  /** How much of it has been heard, from 0 to 1. */
  heard: number;
  press: () => void;
}

/** What is heard, or will be once it is loaded: one sound at a time. */
let latest: AbortController | undefined;

export function useExamSound(exam: string, seq: number): ExamSound {
  const [state, setState] = useState<ExamSound['state']>('idle');
  const [heard, setHeard] = useState(0);
  const hearing = useRef<AbortController>(undefined);
  const loaded = useRef<Blob>(undefined);
  useEffect(() => () => hearing.current?.abort(), []);

  const load = async () => {
    const api = await loadMemberApi();
    return api.call('examSound', { params: { id: exam }, query: { seq: String(seq) } });
  };
  const play = async (over: AbortSignal) => {
    const sound = loaded.current ?? (await load());
    loaded.current = sound;
    if (over.aborted) return;
    setState('playing');
    const file = URL.createObjectURL(sound);
    const onProgress = (share: number) => {
      if (!over.aborted) setHeard(share);
    };
    // Not revoked at once: a browser that is still reading it would report it as missing.
    await hear({ file, onProgress }, over).finally(() => setTimeout(() => URL.revokeObjectURL(file), 60_000));
  };
  const press = () => {
    if (state === 'loading') return;
    latest?.abort();
    if (state === 'playing') return;
    const own = new AbortController();
    hearing.current = own;
    latest = own;
    setState('loading');
    const end = (next: ExamSound['state']) => {
      setState(next);
      setHeard(0);
    };
    play(own.signal).then(
      () => end('idle'),
      (error: unknown) => end(own.signal.aborted ? 'idle' : stateAfter(error)),
    );
  };
  return { state, heard, press };
}
