import { BookOpenCheck, Mic, PenLine, Timer, type IconComponent } from '@/components/ui/icon/icons';
import type { productMenu } from '@/lib/routes/menus';

export const productIcons: Readonly<Record<(typeof productMenu)[number]['id'], IconComponent>> = {
  practice: BookOpenCheck,
  mockExam: Timer,
  writing: PenLine,
  speaking: Mic,
};
