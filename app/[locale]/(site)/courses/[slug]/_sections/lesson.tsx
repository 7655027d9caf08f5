import { useTranslations } from 'next-intl';
import { hasSamples } from '@/lib/questions/samples';
import { courses, type Course } from '@/lib/site/courses';
import { LessonCheck } from './check';
import { LessonExample } from './example';
import { LessonHead } from './head';
import { useLessonPart } from './lesson-text';
import { LessonMistakes } from './mistakes';
import { LessonNeighbours } from './neighbours';
import { Paragraphs, Rows } from './parts';
import { LessonPractice } from './practice';
import { SampleAnswers } from './samples';
import { LessonSteps } from './steps';
import { LessonTask } from './task';
import { LessonVideo } from './video';
import { LessonWords } from './words';

const five = ['1', '2', '3', '4', '5'] as const;

export function LessonPage({ course }: { course: Course }) {
  const { key } = course;
  const t = useTranslations('lesson');
  const part = useLessonPart(key);
  return (
    <div data-tint={course.section}>
      <LessonHead course={course} number={courses.indexOf(course) + 1} />
      <LessonSteps course={course}>
        <LessonPractice lesson={key} />
        <LessonWords lesson={key} />
        <LessonVideo course={course} />
        <LessonTask lesson={key} />
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
        <LessonExample lesson={key} />
        {hasSamples(key) ? <SampleAnswers lesson={key} /> : null}
        <LessonMistakes lesson={key} />
        <LessonCheck lesson={key} />
        <LessonNeighbours course={course} />
      </LessonSteps>
    </div>
  );
}
