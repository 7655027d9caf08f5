import { readFileSync } from 'node:fs';
import { importSource } from '../../../scripts/run/checkout/import-source.mjs';
import { inRoot } from '../../../scripts/run/checkout/project.mjs';

/** @typedef {import('../../../lib/site/courses').Course} Course */
/** @typedef {import('../../../lib/site/videos').LessonVideo} LessonVideo */
/** @typedef {import('../../../lib/site/video-texts').CueTexts} CueTexts */

/**
 * @returns {Promise<{
 *   lessons: { course: Course, texts: CueTexts }[],
 *   saidIn: (cue: { text: string, label?: string }) => string,
 *   headings: { method: string, check: string, section: (course: Course) => string },
 * }>}
 */
export async function readSite() {
  /** @type {[typeof import('../../../lib/site/courses'), typeof import('../../../lib/site/video-texts')]} */
  const [{ courses }, { cueTexts, saidIn }] = await Promise.all([
    importSource('lib/site/courses.ts'),
    importSource('lib/site/video-texts.ts'),
  ]);
  const lessons = await Promise.all(
    courses.map(async (course) => ({ course, texts: await cueTexts('en', course.key) })),
  );
  const { method, check } = readJson('messages/en/lesson.json');
  const { sections } = readJson('messages/en/courses.json');
  return { lessons, saidIn, headings: { method, check, section: ({ section }) => sections[section].title } };
}

/** @returns {Partial<Record<Course['key'], LessonVideo>>} the videos that there are */
export const readVideos = () => readJson('content/videos.json');

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
