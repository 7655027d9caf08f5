import type { LearningResource, WithContext } from 'schema-dts';
import { lessonId, sectionId } from './course';
import { maker } from './organization';

/** A lesson page in one language. */
export interface LessonPage {
  site: string;
  /** Absolute addresses of the page and of the course page in its language. */
  url: string;
  coursesUrl: string;
  /** The course page's anchor of its section. */
  section: string;
  /** BCP 47. */
  lang: string;
  name: string;
  description: string;
  /** What one can do at the end. */
  goal: string;
  minutes: number;
}

/** A lesson as a part of its section of the course. */
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
