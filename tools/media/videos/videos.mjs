import '../../../scripts/run/checkout/node-version.mjs';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, inRoot, runAsScript } from '../../../scripts/run/checkout/project.mjs';
import { chooseCues, hashOf, length } from './cues.mjs';
import { makeFilm, makePoster } from './film.mjs';
import { openBrowser } from '../open-browser.mjs';
import { drawFrames } from './frames.mjs';
import { readSite, readVideos } from './site.mjs';
import { cueSeconds } from './sound.mjs';
import { speak } from './speech.mjs';
import { checkTools, run } from './tools.mjs';

/*
 * `npm run videos`: the films of the lessons from their English texts. A film that says what the texts say stays as it is; `-- --all`
 * makes every film anew, `-- readAloud` those of the lessons that are named.
 */

/** @typedef {Awaited<ReturnType<typeof readSite>>} Site */
/** @typedef {Site['lessons'][number]} Lesson */
/** @typedef {import('../../../lib/site/videos').FilmedVideo} FilmedVideo */

/**
 * @param {Lesson} lesson
 * @param {Site} site
 * @param {{ browser: import('@playwright/test').Browser, folder: string }} place an empty folder for what a film is joined from
 * @returns {Promise<FilmedVideo>} as content/videos.json has it, with its files written
 */
async function makeVideo({ course, texts }, { saidIn, headings }, { browser, folder }) {
  const keys = /** @type {(keyof typeof texts)[]} */ (Object.keys(texts));
  const spoken = [];
  for (const key of keys) {
    const sound = await speak(saidIn(texts[key]), { folder, name: key, run });
    spoken.push({ key, sound, seconds: cueSeconds(sound) });
  }
  const chosen = new Set(chooseCues(spoken));
  let start = 0;
  const cues = spoken
    .filter(({ key }) => chosen.has(key))
    .map((cue) => {
      const placed = { ...cue, start, end: rounded(start + cue.seconds) };
      start = placed.end;
      return placed;
    });
  if (start < length.min || start > length.max) {
    throw new Failure(
      `${course.key}: its texts last ${start} s; ${length.min} to ${length.max} are allowed.`,
    );
  }
  const film = {
    name: texts.name.text,
    section: course.section,
    sectionTitle: headings.section(course),
    method: headings.method,
    check: headings.check,
    cues: cues.map(({ key, start }) => ({ key, start, ...texts[key] })),
    seconds: start,
  };
  const [src, poster] = [`/videos/${course.slug}.mp4`, `/videos/${course.slug}.jpg`];
  await drawFrames(film, folder, browser);
  await makeFilm(cues, { folder, target: inRoot('public', src), run });
  await makePoster(folder, inRoot('public', poster));
  return {
    kind: 'file',
    src,
    poster,
    seconds: start,
    spoken: hashOf(cues.map(({ key }) => saidIn(texts[key]))),
    cues: cues.map(({ key, start, end }) => ({ key, start, end })),
  };
}

/** @param {number} seconds */
const rounded = (seconds) => Math.round(seconds * 10) / 10;

/**
 * Whether a lesson's film is there and says what the texts say now. What is at YouTube is not made here.
 *
 * @param {Lesson} lesson
 * @param {Site['saidIn']} saidIn
 */
function isCurrent({ course, texts }, saidIn) {
  const video = readVideos()[course.key];
  if (video?.kind !== 'file') return video !== undefined;
  return (
    [video.src, video.poster].every((file) => existsSync(inRoot('public', file))) &&
    hashOf(video.cues.map(({ key }) => saidIn(texts[key]))) === video.spoken
  );
}

/**
 * @param {readonly string[]} wanted arguments
 * @param {Site} site
 * @returns {Lesson[]} whose films are to be made
 * @throws {Failure} when an argument names no lesson
 */
function lessonsToFilm(wanted, { lessons, saidIn }) {
  if (wanted.length === 0) return lessons.filter((lesson) => !isCurrent(lesson, saidIn));
  if (wanted.includes('--all'))
    return lessons.filter(({ course }) => readVideos()[course.key]?.kind !== 'youtube');
  const keys = lessons.map(({ course }) => course.key);
  const unknown = wanted.find((name) => !keys.some((key) => key === name));
  if (unknown !== undefined)
    throw new Failure(`There is no lesson ${unknown}. There are ${keys.join(', ')}.`);
  return lessons.filter(({ course }) => wanted.includes(course.key));
}

/** One row for each lesson in the order of the course, each written as soon as its film is there. @param {Lesson[]} lessons @param {string} key @param {FilmedVideo} video */
function keepVideo(lessons, key, video) {
  const all = { ...readVideos(), [key]: video };
  const rows = lessons.flatMap(({ course }) => (all[course.key] ? [[course.key, all[course.key]]] : []));
  writeFileSync(inRoot('content/videos.json'), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

await runAsScript(import.meta.url, async () => {
  const site = await readSite();
  const lessons = lessonsToFilm(process.argv.slice(2), site);
  if (lessons.length === 0) {
    console.log('Every video says what its texts say.');
    return 0;
  }
  checkTools();
  mkdirSync(inRoot('public/videos'), { recursive: true });
  const browser = await openBrowser();
  try {
    for (const lesson of lessons) {
      const folder = mkdtempSync(path.join(tmpdir(), 'video-'));
      try {
        const video = await makeVideo(lesson, site, { browser, folder });
        keepVideo(site.lessons, lesson.course.key, video);
        const { size } = statSync(inRoot('public', video.src));
        console.log(`${video.src}: ${video.seconds} s, ${Math.round(size / 1000)} kB`);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
});
