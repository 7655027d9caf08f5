import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { SectionMenu } from '@/components/layout/section-menu.island';
import { ProgressRuler } from '@/components/progress/progress-ruler';
import { hasSamples } from '@/lib/questions/samples';
import { courses, type Course, type CourseKey } from '@/lib/site/courses';
import { videoOf } from '@/lib/site/videos';
import { hasWords } from '@/lib/vocabulary/lists';

function stepsOf(lesson: CourseKey) {
  return [
    ...(hasWords(lesson) ? (['cards', 'words'] as const) : (['practice'] as const)),
    ...(videoOf(lesson) ? (['video'] as const) : []),
    ...(['task', 'scoring', 'method', 'example'] as const),
    ...(hasSamples(lesson) ? (['samples'] as const) : []),
    ...(['mistakes', 'check'] as const),
  ];
}

export function LessonSteps({ course, children }: { course: Course; children: ReactNode }) {
  const t = useTranslations('lesson.steps');
  const place = useTranslations('figures.ruler');
  const lesson = courses.indexOf(course) + 1;
  return (
    <div className="beside-menu">
      <div className="beside-menu-list">
        <div className="beside-menu-head">
          <p className="text-sm text-muted">{place('course', { lesson, total: courses.length })}</p>
          <ProgressRuler lessons={courses} here={course.key} />
        </div>
        <SectionMenu
          label={t('label')}
          items={stepsOf(course.key).map((step) => ({ key: step, name: t(step) }))}
        />
      </div>
      <div>{children}</div>
    </div>
  );
}
