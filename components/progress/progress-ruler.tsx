import type { CourseSection } from '@/lib/site/courses';

interface ProgressRulerProps {
  /** In the order of the course. */
  lessons: readonly { key: string; section: CourseSection }[];
  done?: readonly string[];
  here?: string;
}

/** Hidden from screen readers: the text beside it says the same. */
export function ProgressRuler({ lessons, done = [], here }: ProgressRulerProps) {
  const at = (index: number) => `${((index / lessons.length) * 100).toFixed(2)}%`;
  return (
    <svg className="ruler mt-3" width="100%" height="20" aria-hidden="true">
      {lessons.map(({ key, section }, index) => (
        <rect
          key={key}
          data-tint={section}
          className={key === here || done.includes(key) ? 'fill' : 'span'}
          x={at(index)}
          y="0"
          width={at(1)}
          height="8"
        />
      ))}
      <line className="base" x1="0" x2="100%" y1="9" y2="9" />
      {[...lessons, undefined].map((lesson, index) => {
        const isBorder = lesson?.section !== lessons[index - 1]?.section;
        return (
          <line
            key={lesson?.key ?? 'end'}
            className={isBorder ? 'border' : 'tick'}
            x1={at(index)}
            x2={at(index)}
            y1="9"
            y2={isBorder ? 20 : 15}
          />
        );
      })}
    </svg>
  );
}
