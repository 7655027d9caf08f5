import { useEffect, useRef, useState } from 'react';
import { hear } from '@/lib/browser/sound';
import { soundPath } from '@/lib/questions/sounds';

interface Plays {
  left: number;
  isPlaying: boolean;
  /** How much of it has been heard this time, from 0 to 1. */
  heard: number;
  isSilent: boolean;
  play: () => void;
  /** Ends it before its end; it counts as heard. */
  stop: () => void;
}

/**
 * Plays a recording at once, and again as often as is left. What could not be heard does not count.
 *
 * @param text what is said in it, if it may be known here, for a browser to say where there is no file
 */
export function usePlays(id: string, plays: number, text?: string): Plays {
  const [turn, setTurn] = useState(1);
  const [left, setLeft] = useState(plays);
  const [isPlaying, setPlaying] = useState(true);
  const [heard, setHeard] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const stop = useRef(() => {});

  useEffect(() => {
    const over = new AbortController();
    const ended = (isHeard: boolean) => {
      if (over.signal.aborted) return;
      over.abort();
      setPlaying(false);
      setHeard(0);
      if (isHeard) setLeft((before) => before - 1);
      else setSilent(true);
    };
    stop.current = () => ended(true);
    hear(
      { file: soundPath(id), rate: 0.9, onProgress: setHeard, ...(text !== undefined && { text }) },
      over.signal,
    ).then(
      () => ended(true),
      () => ended(false),
    );
    return () => over.abort();
  }, [turn, id, text]);

  const play = () => {
    setPlaying(true);
    setSilent(false);
    setTurn(turn + 1);
  };
  return { left, isPlaying, heard, isSilent, play, stop: () => stop.current() };
}
