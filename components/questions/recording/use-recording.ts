import { useCallback, useEffect, useRef, useState } from 'react';
import { barCount } from './bars';
import { meterOf } from '../run/level';

/** Why nothing can be recorded: the browser lets no page, or there is nothing to record with. */
export type Trouble = 'refused' | 'absent';

interface Recording {
  state: 'idle' | 'asking' | 'recording';
  /** How loud it was, from 0 to 1, the newest last. */
  levels: readonly number[];
  trouble: Trouble | undefined;
  start: () => Promise<void>;
  stop: () => void;
}

/** bit/s: speech is understood well, and three minutes stay far below what the server takes. */
const audioBitsPerSecond = 32_000;

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'] as const;

/**
 * Records from the microphone, once at a time; what leaves the page leaves it too.
 *
 * @param onTake gets what was recorded
 */
export function useRecording(onTake: (recording: Blob) => void): Recording {
  const [state, setState] = useState<Recording['state']>('idle');
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const stopRef = useRef<() => void>(undefined);
  const leaveRef = useRef<() => void>(undefined);
  const takeRef = useRef(onTake);

  useEffect(() => {
    takeRef.current = onTake;
  });
  useEffect(() => () => leaveRef.current?.(), []);

  const start = useCallback(async () => {
    setTrouble(undefined);
    setLevels([]);
    setState('asking');
    let isLeft = false;
    leaveRef.current = () => (isLeft = true);
    const begun = await begin();
    if (typeof begun === 'string') {
      setTrouble(begun);
      return setState('idle');
    }
    const { stream, recorder } = begun;
    const close = () => stream.getTracks().forEach((track) => track.stop());
    if (isLeft) return close();
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const meter = meterOf(stream);
    const timer = setInterval(() => {
      const level = meter?.read() ?? 0;
      setLevels((before) => [...before.slice(1 - barCount), level]);
    }, 120);
    const end = () => {
      clearInterval(timer);
      meter?.close();
      close();
    };
    recorder.onstop = () => {
      end();
      if (isLeft) return;
      setState('idle');
      takeRef.current(new Blob(pieces, { type: recorder.mimeType }));
    };
    stopRef.current = () => recorder.state !== 'inactive' && recorder.stop();
    leaveRef.current = () => {
      isLeft = true;
      stopRef.current?.();
    };
    recorder.start();
    setState('recording');
  }, []);

  const stop = useCallback(() => stopRef.current?.(), []);
  return { state, levels, trouble, start, stop };
}

async function begin(): Promise<{ stream: MediaStream; recorder: MediaRecorder } | Trouble> {
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') return 'absent';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    return {
      stream,
      recorder: new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) }),
    };
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
  }
}
