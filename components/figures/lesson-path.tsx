import { Compass, Flag, Route, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourseRuler } from '@/components/ruler/course-ruler';
import { courses, courseSections, lessonCount, type CourseSection } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { Chip, FigureFrame, type FigureTint } from './parts';
import { sectionIcons } from './section-icons';

const suggested: CourseSection = 'reading';

export function LessonPath() {
  const t = useTranslations('figures.lessonPath');
  return (
    <FigureFrame
      tint="courses"
      icon={Route}
      title={t('title')}
      aside={<Chip>{t('total', { count: courses.length })}</Chip>}
      caption={t('caption')}
    >
      <CourseRuler lesson={3} />
      <ol className="divide-y divide-line">
        <Stop tint="courses" icon={Compass} title={t('diagnostic')} />
        {courseSections.map((section) => (
          <Stop
            key={section}
            tint={section}
            icon={sectionIcons[section]}
            title={t(`section.${section}`)}
            mark={section === suggested ? t('suggested') : undefined}
            note={t('lessons', { count: lessonCount(section) })}
          />
        ))}
        <Stop
          tint="courses"
          icon={Flag}
          title={t('goal')}
          note={t('goalNote', { days: facts.course.workloadDays })}
        />
      </ol>
    </FigureFrame>
  );
}

interface StopProps {
  tint: FigureTint;
  icon: IconComponent;
  title: ReactNode;
  mark?: ReactNode;
  note?: ReactNode;
}

function Stop({ tint, icon: Icon, title, mark, note }: StopProps) {
  return (
    <li data-tint={tint} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 leading-snug">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-tint-strong" />
      <p className="font-semibold">{title}</p>
      {mark ? (
        <span className="rounded-full bg-tint px-2.5 py-0.5 text-sm font-medium text-tint-strong">
          {mark}
        </span>
      ) : null}
      {note ? <p className="ms-auto text-sm text-muted">{note}</p> : null}
    </li>
  );
}
