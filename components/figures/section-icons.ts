import {
  BookA,
  BookOpenText,
  Headphones,
  Mic,
  PenLine,
  type IconComponent,
} from '@/components/ui/icon/icons';
import type { CourseSection } from '@/lib/site/courses';

export const sectionIcons: Record<CourseSection, IconComponent> = {
  reading: BookOpenText,
  listening: Headphones,
  speaking: Mic,
  writing: PenLine,
  vocabulary: BookA,
};
