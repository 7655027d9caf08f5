import {
  BookA,
  BookOpenText,
  Compass,
  Flag,
  Headphones,
  Mic,
  PenLine,
  Route,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { courses, courseSections, type CourseSection } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { Chip, FigureFrame, type FigureTint } from './parts';

const icons: Record<CourseSection, LucideIcon> = {
  reading: BookOpenText,
  listening: Headphones,
  speaking: Mic,
  writing: PenLine,
  vocabulary: BookA,
};
const suggested: CourseSection = 'speaking';

/** The way through the course: the diagnostic test, then five sections. */
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
      <ol>
        <Stop tint="courses" icon={Compass} title={t('diagnostic')} note={t('diagnosticNote')} />
        {courseSections.map((section) => {
          const count = courses.filter((course) => course.section === section).length;
          return (
            <Stop
              key={section}
              tint={section}
              icon={icons[section]}
              title={t(`section.${section}`)}
              note={t('lessons', { count })}
              dots={count}
            >
              {section === suggested ? (
                <span className="inline-flex items-center gap-1.5 rounded-full bg-tint px-2.5 py-0.5 text-sm font-medium text-tint-strong">
                  <Star aria-hidden="true" className="size-3.5 shrink-0 fill-current" />
                  {t('suggested')}
                </span>
              ) : null}
            </Stop>
          );
        })}
        <Stop
          tint="courses"
          icon={Flag}
          title={t('goal')}
          note={t('goalNote', { days: facts.course.workloadDays })}
          last
        />
      </ol>
    </FigureFrame>
  );
}

interface StopProps {
  tint: FigureTint;
  icon: LucideIcon;
  title: ReactNode;
  note: ReactNode;
  /** One dot for each lesson. */
  dots?: number;
  /** Nothing comes after it. */
  last?: boolean;
  children?: ReactNode;
}

function Stop({ tint, icon: Icon, title, note, dots = 0, last = false, children }: StopProps) {
  return (
    <li data-tint={tint} className="flex gap-4">
      <div aria-hidden="true" className="flex flex-col items-center">
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-tint text-tint-strong">
          <Icon className="size-4.5" />
        </span>
        {last ? null : <span className="my-1 w-0.5 flex-1 rounded-full bg-line" />}
      </div>
      <div className={last ? 'min-w-0 flex-1' : 'min-w-0 flex-1 pb-5'}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="leading-snug font-semibold">{title}</p>
          {children}
        </div>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-relaxed text-muted">
          {note}
          {dots > 0 ? (
            <svg aria-hidden="true" width={dots * 14} height="8" className="fill-tint-strong">
              {Array.from({ length: dots }, (_, index) => (
                <circle key={index} cx={index * 14 + 4} cy="4" r="3.5" />
              ))}
            </svg>
          ) : null}
        </div>
      </div>
    </li>
  );
}
