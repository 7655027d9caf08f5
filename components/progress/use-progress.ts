import { useSyncExternalStore } from 'react';
import { followProgress, progressEntry } from '@/lib/progress/kept';
import type { CourseProgress } from '@/lib/progress/progress';

/** What this browser keeps of the reader's progress: null where it keeps nothing, and undefined while nobody has looked. */
export function useProgress(): CourseProgress | null | undefined {
  return useSyncExternalStore(followProgress, progressEntry.read, onServer);
}

const onServer = () => undefined;
