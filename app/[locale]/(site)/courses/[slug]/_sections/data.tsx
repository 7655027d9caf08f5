import { useLocale } from 'next-intl';
import type { LearningResource, Quiz, VideoObject } from 'schema-dts';
import { hasFlashcards, useFlashcards } from '@/components/questions/flashcards';
import { JsonLd } from '@/components/ui/json-ld';
import { env } from '@/lib/env';
import { localeTable } from '@/lib/i18n/locale-table';
import { lastModified } from '@/lib/routes/last-modified';
import { absoluteUrl } from '@/lib/routes/metadata';
import { courseRoute, pathOf } from '@/lib/routes/routes';
import type { Course, CourseKey } from '@/lib/site/courses';
import { useLesson } from '@/lib/site/use-lesson';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { videoOf } from '@/lib/site/videos';
import { lessonData } from '@/lib/structured-data/lesson';
import { quizData } from '@/lib/structured-data/quiz';
import { videoData } from '@/lib/structured-data/video';

export function LessonData({ course }: { course: Course }) {
  const { key, section, minutes } = course;
  const locale = useLocale();
  const { lang } = localeTable[locale];
  const name = useLessonText()(key, 'name');
  const part = usePlainPart(key);
  const video = videoOf(key);
  const modified = lastModified(courseRoute(course).path, locale);
  const lesson = {
    site: env.SITE_URL,
    url: absoluteUrl(courseRoute(course).path, locale),
    coursesUrl: absoluteUrl(pathOf('courses'), locale),
    name,
    description: part('lead'),
  };
  return (
    <>
      <JsonLd<LearningResource>
        data={lessonData({ ...lesson, section, lang, goal: part('goal'), minutes })}
      />
      {video ? <JsonLd<VideoObject> data={videoData({ ...lesson, modified }, video)} /> : null}
      {hasFlashcards(key) ? <QuizData type={key} about={name} lang={lang} /> : null}
    </>
  );
}

interface QuizDataProps {
  type: Parameters<typeof useFlashcards>[0];
  about: string;
  lang: string;
}

function QuizData({ type, about, lang }: QuizDataProps) {
  return <JsonLd<Quiz> data={quizData(about, lang, useFlashcards(type))} />;
}

const plain = (chunks: string) => chunks;

const tags = { en: plain, del: plain, ins: plain };

type LessonKey = Parameters<ReturnType<typeof useLesson>>[0];

function usePlainPart(key: CourseKey): (path: LessonKey) => string {
  const t = useLesson(key);
  return (path) => t.markup(path, tags);
}
