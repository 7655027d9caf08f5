import { Vocabulary } from '@/components/vocabulary/vocabulary';
import type { CourseKey } from '@/lib/site/courses';
import { hasWords, wordLists } from '@/lib/vocabulary/lists';

export function LessonWords({ lesson }: { lesson: CourseKey }) {
  return hasWords(lesson) ? <Vocabulary groups={wordLists[lesson]} /> : null;
}
