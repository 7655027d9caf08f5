import type { Course, ItemList, LearningResource, WithContext } from 'schema-dts';
import { facts } from '../site/facts';
import { currency } from '../site/price-list';
import { maker } from './organization';

export interface SectionTexts {
  anchor: string;
  name: string;
  description: string;
  /** Names of its lessons, with their absolute addresses. */
  lessons: readonly { name: string; url: string }[];
}

/** The course page in one language: its absolute address, its language as BCP 47, and what it says of the course. */
export interface CoursePage {
  site: string;
  url: string;
  lang: string;
  name: string;
  description: string;
  level: string;
  /** In teaching order. */
  sections: readonly SectionTexts[];
}

/** The whole course by the name that its parts refer to. */
export const courseId = (coursesUrl: string) => `${coursesUrl}#complete`;

/** A section of the course by the name that its lessons refer to; it is the section's address, too. */
export const sectionId = (coursesUrl: string, anchor: string) => `${coursesUrl}#${anchor}`;

export const lessonId = (lessonUrl: string) => `${lessonUrl}#lesson`;

const workload = `P${facts.course.workloadDays}D`;

/**
 * The complete course and its sections (spec sections 1 and 3). Google shows nothing of instances and offers since June 2025
 * (https://developers.google.com/search/blog/2025/06/simplifying-search-results); other readers of schema.org do.
 */
export function courseData(page: CoursePage): WithContext<Course> {
  const { site, url, lang, name, description, level, sections } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': courseId(url),
    name,
    description,
    url,
    courseCode: facts.course.code,
    educationalLevel: level,
    inLanguage: lang,
    learningResourceType: ['Video lesson', 'Text', 'Practice set'],
    teaches: sections.map((section) => section.name),
    timeRequired: workload,
    isAccessibleForFree: true,
    datePublished: facts.course.published,
    dateModified: facts.course.modified,
    provider: maker(site),
    offers: {
      '@type': 'Offer',
      category: 'Free',
      price: 0,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      validFrom: facts.course.validFrom,
      url,
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload },
    hasPart: sections.map((section, index) => ({
      ...sectionCourse(page, section),
      position: index + 1,
      isPartOf: { '@id': courseId(url) },
      hasPart: section.lessons.map(lessonLink),
    })),
  };
}

/**
 * The sections as a list of courses on one page (https://developers.google.com/search/docs/appearance/structured-data/course): three or
 * more, each with name, description and an address of its own. A lesson alone would be no course in Google's sense.
 */
export function courseListData(page: CoursePage): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: page.sections.map((section, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: sectionCourse(page, section),
    })),
  };
}

function sectionCourse({ site, url }: CoursePage, { anchor, name, description }: SectionTexts) {
  return {
    '@type': 'Course',
    '@id': sectionId(url, anchor),
    url: sectionId(url, anchor),
    name,
    description,
    provider: maker(site),
  } as const satisfies Course;
}

function lessonLink({ name, url }: SectionTexts['lessons'][number]): LearningResource {
  return { '@type': 'LearningResource', '@id': lessonId(url), name, url };
}
