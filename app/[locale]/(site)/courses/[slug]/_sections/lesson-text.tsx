import type { ReactNode } from 'react';
import { Insert, Strike } from '@/components/pencil/marks';
import { quoted } from '@/components/questions/texts';
import type { CourseKey } from '@/lib/site/courses';
import { useLesson, useSampleNotes } from '@/lib/site/use-lesson';

const tags = {
  en: quoted,
  del: (chunks: ReactNode) => <Strike>{chunks}</Strike>,
  ins: (chunks: ReactNode) => <Insert>{chunks}</Insert>,
};

type LessonKey = Parameters<ReturnType<typeof useLesson>>[0];
type NoteKey = Parameters<ReturnType<typeof useSampleNotes>>[0];

export function useLessonPart(key: CourseKey): (path: LessonKey) => ReactNode {
  const t = useLesson(key);
  return (path) => t.rich(path, tags);
}

export function useSampleNote(key: CourseKey): (path: NoteKey) => ReactNode {
  const t = useSampleNotes(key);
  return (path) => t.rich(path, tags);
}
