import {
  BookA,
  BookOpenText,
  Headphones,
  Mic,
  PenLine,
  type IconComponent,
} from '@/components/ui/icon/icons';
import type { CourseSection } from '@/lib/site/courses';

/** The sign of each section of the course, the same everywhere. */
export const sectionIcons: Record<CourseSection, IconComponent> = {
  reading: BookOpenText,
  listening: Headphones,
  speaking: Mic,
  writing: PenLine,
  vocabulary: BookA,
};
