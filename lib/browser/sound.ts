import { speak } from './voice';

interface Heard {
  file: string;
  /** What is said in it, for browsers that get no file and speak themselves; without, only the file counts. */
  text?: string;
  /** Of the browser's own voice; 1 is as it speaks. */
  rate?: number;
  /** Of the recording and of the voice alike; 1 is as it was spoken. */
  speed?: number;
  onVoice?: () => void;
  /** How much has been heard, from 0 to 1; never told where the length is not known. */
  onProgress?: OnProgress;
}

type OnProgress = (share: number) => void;

/**
 * Plays a recording of English; where it does not load, the browser speaks the words itself.
 *
 * @param over ends it
 * @returns when it has been heard to its end
 * @throws when nothing can be heard, when the browser wants a click before it makes a sound (`NotAllowedError`), or when it is called off
 */
export async function hear(
  { file, text, rate = 1, speed = 1, onVoice, onProgress }: Heard,
  over: AbortSignal,
): Promise<void> {
  if (await isPlayed(file, speed, over, onProgress)) return;
  over.throwIfAborted();
  if (text === undefined) throw new Error('The recording does not load');
  onVoice?.();
  await speak(text, over, rate * speed, onProgress);
}

/** Whether the file was played to its end; false where it does not load. */
function isPlayed(file: string, speed: number, over: AbortSignal, onProgress?: OnProgress): Promise<boolean> {
  return new Promise((resolve, reject) => {
    over.throwIfAborted();
    const audio = new Audio(file);
    audio.playbackRate = speed;
    const stop = () => {
      audio.pause();
      reject(over.reason as Error);
    };
    over.addEventListener('abort', stop, { once: true });
    audio.addEventListener('timeupdate', () => {
      // A recording that was just made says that it has no end.
      if (isFinite(audio.duration)) onProgress?.(audio.currentTime / audio.duration);
    });
    audio.addEventListener('ended', () => resolve(true), { once: true });
    audio.addEventListener('error', () => resolve(false), { once: true });
    audio.play().catch((error: unknown) => (isRefused(error) ? reject(error) : resolve(false)));
  });
}

/** Whether a browser makes no sound before somebody has clicked. */
const isRefused = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === 'NotAllowedError';
