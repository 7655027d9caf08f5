import { ViewTransition, type ReactNode } from 'react';
import type { CourseKey } from '@/lib/site/courses';

interface LessonCardProps {
  lesson: CourseKey;
  /** One element in the tint of the lesson's section. */
  children: ReactNode;
}

/**
 * The tinted surface of a lesson, once on a page: on the way from the list to the lesson, and back by a link, the one grows out of the
 * other (lesson-card.css). What moves it is a part of React that every page has loaded anyway.
 */
export function LessonCard({ lesson, children }: LessonCardProps) {
  return (
    <ViewTransition name={`lesson-${lesson}`} share="lesson-card" default="none">
      {children}
    </ViewTransition>
  );
}
