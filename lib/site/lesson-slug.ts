import { questionTypes, type TypeKey } from '../questions/types';
import { courses, type Course, type CourseKey } from './courses';

const slugs = Object.fromEntries(courses.map(({ key, slug }) => [key, slug])) as Record<
  CourseKey,
  Course['slug']
>;

/** The slug of the lesson on a question type; a row that names no lesson of the course does not compile. */
export const lessonSlug = (type: TypeKey): Course['slug'] => slugs[questionTypes[type].lesson];
