import type { LearningResource, WithContext } from 'schema-dts';
import { lessonId, sectionId } from './course';
import { maker } from './organization';

export interface LessonPage {
  site: string;
  /** Absolute addresses of the page and of the course page in its language. */
  url: string;
  coursesUrl: string;
  section: string;
  /** BCP 47. */
  lang: string;
  name: string;
  description: string;
  goal: string;
  minutes: number;
}

export function lessonData(lesson: LessonPage): WithContext<LearningResource> {
  const { site, url, coursesUrl, section, lang, name, description, goal, minutes } = lesson;
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': lessonId(url),
    name,
    description,
    url,
    inLanguage: lang,
    learningResourceType: 'Lesson',
    teaches: goal,
    timeRequired: `PT${minutes}M`,
    isAccessibleForFree: true,
    isPartOf: { '@id': sectionId(coursesUrl, section) },
    provider: maker(site),
  };
}
