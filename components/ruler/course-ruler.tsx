import { useTranslations } from 'next-intl';
import { courses, courseSections } from '@/lib/site/courses';

const total = courses.length;
const at = (lessons: number) => `${((lessons / total) * 100).toFixed(2)}%`;

/** Where each section of the course begins and ends, in lessons. */
const sections = courseSections.map((section) => ({
  section,
  from: courses.findIndex((course) => course.section === section),
  to: courses.findLastIndex((course) => course.section === section) + 1,
}));

/**
 * The course as a ruler: a notch for each lesson and a colour for each section. With a `lesson` it shows how far somebody has
 * come; without one it is the map of the whole and says nothing that the text beside it does not.
 */
export function CourseRuler({ lesson }: { lesson?: number }) {
  const t = useTranslations('figures.ruler');
  const base = lesson === undefined ? 12 : 38;
  const done = lesson === undefined ? total : lesson - 1;
  const named =
    lesson === undefined
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': t('course', { lesson, total }) };
  return (
    <svg className="ruler" width="100%" height={base + 16} {...named}>
      {sections.map(({ section, from, to }) => (
        <g key={section} data-tint={section}>
          <rect className="span" x={at(from)} y={base - 10} width={at(to - from)} height="10" />
          {done > from ? (
            <rect
              className="fill grow"
              x={at(from)}
              y={base - 10}
              width={at(Math.min(done, to) - from)}
              height="10"
            />
          ) : null}
          <line className="border" x1={at(from)} x2={at(from)} y1={base} y2={base + 16} />
        </g>
      ))}
      <line className="base" x1="0" x2="100%" y1={base} y2={base} />
      <line className="border" x1="100%" x2="100%" y1={base} y2={base + 16} />
      {courses.map(({ slug }, index) => (
        <line key={slug} className="tick" x1={at(index)} x2={at(index)} y1={base} y2={base + 8} />
      ))}
      {lesson === undefined ? null : (
        <>
          <line className="point" x1={at(done)} x2={at(done)} y1={base - 16} y2={base + 10} />
          <text className="here" x={at(done)} y="14" textAnchor={anchorOf(done)}>
            {t('lesson', { lesson })}
          </text>
        </>
      )}
    </svg>
  );
}

/** Words near an end run inwards, or they would leave the drawing. */
function anchorOf(done: number): 'start' | 'middle' | 'end' {
  if (done < 2) return 'start';
  return done > total - 2 ? 'end' : 'middle';
}
