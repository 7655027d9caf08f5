import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hear } from '@/lib/browser/sound';

interface Hearing {
  isPlaying: boolean;
  /** How much of it has been heard this time, from 0 to 1. */
  heard: number;
  /** Browsers make no sound before somebody has pressed something, and some files do not play. */
  isSilent: boolean;
  play: () => void;
}

interface Told {
  auto: boolean;
  onPlay: () => void;
  onEnd?: (() => void) | undefined;
}

/**
 * Plays a sound that came with a question, at once and whenever it is asked for.
 *
 * @param sound MP3, base64
 */
export function useHeard(sound: string, { auto, onPlay, onEnd }: Told): Hearing {
  // Each number above 0 is a hearing.
  const [turn, setTurn] = useState(auto ? 1 : 0);
  const [isPlaying, setPlaying] = useState(auto);
  const [heard, setHeard] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const told = useRef(0);
  const begun = useEffectEvent(onPlay);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (turn === 0) return;
    const over = new AbortController();
    const file = URL.createObjectURL(new Blob([bytesOf(sound)], { type: 'audio/mpeg' }));
    const onProgress = (share: number) => {
      if (over.signal.aborted) return;
      setHeard(share);
      if (told.current === turn) return;
      told.current = turn;
      begun();
    };
    const end = (isHeard: boolean) => {
      if (over.signal.aborted) return;
      setPlaying(false);
      setHeard(0);
      setSilent(!isHeard);
      if (isHeard) ended();
    };
    hear({ file, onProgress }, over.signal).then(
      () => end(true),
      () => end(false),
    );
    return () => {
      over.abort();
      // Not at once: a browser that is still reading it would report it as missing.
      setTimeout(() => URL.revokeObjectURL(file), 60_000);
    };
  }, [sound, turn]);

  const play = useCallback(() => {
    setPlaying(true);
    setSilent(false);
    setTurn((before) => before + 1);
  }, []);
  return { isPlaying, heard, isSilent, play };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
