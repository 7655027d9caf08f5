import { useTranslations } from 'next-intl';
import { hasSamples } from '@/lib/questions/samples';
import { courses, type Course } from '@/lib/site/courses';
import { LessonHead } from './head';
import { useLessonPart } from './lesson-text';
import { LessonNeighbours } from './neighbours';
import { Paragraphs, Rows } from './parts';
import { LessonPractice } from './practice';
import { SampleAnswers } from './samples';
import { LessonVideo } from './video';
import { LessonWords } from './words';

const five = ['1', '2', '3', '4', '5'] as const;
const checks = [...five, '6'] as const;

/** One lesson: the task to try, a short video, how it works, a method, an example, mistakes, and what one should be able to do at the end. */
export function LessonPage({ course }: { course: Course }) {
  const { key } = course;
  const t = useTranslations('lesson');
  const part = useLessonPart(key);
  return (
    <div data-tint={course.section}>
      <LessonHead course={course} number={courses.indexOf(course) + 1} />
      <LessonPractice lesson={key} />
      <LessonWords lesson={key} />
      <LessonVideo course={course} />
      <Paragraphs id="task" title={t('task')} texts={[part('task.1'), part('task.2')]} />
      <Paragraphs
        id="scoring"
        title={t('scoring')}
        texts={[part('scoring.1'), part('scoring.2')]}
        tone="sunken"
      />
      <Rows
        id="method"
        title={t('method')}
        lead={part('method.lead')}
        rows={five.map((step) => ({
          title: part(`method.${step}.title`),
          text: part(`method.${step}.text`),
        }))}
        numbered
      />
      <Paragraphs
        id="example"
        title={t('example')}
        lead={part('example.title')}
        texts={[part('example.1'), part('example.2')]}
        tone="sunken"
      />
      {hasSamples(key) ? <SampleAnswers lesson={key} /> : null}
      <Rows
        id="mistakes"
        title={t('mistakes')}
        rows={five.map((one) => ({
          title: part(`mistakes.${one}.title`),
          text: part(`mistakes.${one}.text`),
        }))}
      />
      <Rows
        id="check"
        title={t('check')}
        rows={checks.map((one) => ({ text: part(`check.${one}`) }))}
        tone="sunken"
      />
      <LessonNeighbours course={course} />
    </div>
  );
}
