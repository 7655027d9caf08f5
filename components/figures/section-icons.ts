import { BookA, BookOpenText, Headphones, Mic, PenLine, type LucideIcon } from 'lucide-react';
import type { CourseSection } from '@/lib/site/courses';

/** The sign of each section of the course, the same everywhere. */
export const sectionIcons: Record<CourseSection, LucideIcon> = {
  reading: BookOpenText,
  listening: Headphones,
  speaking: Mic,
  writing: PenLine,
  vocabulary: BookA,
};
