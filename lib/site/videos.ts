import { z } from 'zod';
import file from '../../content/videos.json';
import { courses, type CourseKey } from './courses';

/** The texts of a lesson that its video may say, each a cue of its own, in the order in which they are said. */
export const cueKeys = [
  'name',
  'lead',
  'goal',
  'facts.time',
  'facts.count',
  'facts.score',
  'method.lead',
  'method.1.title',
  'method.1.text',
  'method.2.title',
  'method.2.text',
  'method.3.title',
  'method.3.text',
  'method.4.title',
  'method.4.text',
  'method.5.title',
  'method.5.text',
  'check.1',
  'check.2',
  'check.3',
  'check.4',
  'check.5',
  'check.6',
] as const;

export type CueKey = (typeof cueKeys)[number];

const cue = z
  .strictObject({
    /** The text that is said, by its key in the lesson's catalog; `name` is the lesson's name. */
    key: z.enum(cueKeys),
    /** Seconds from the beginning. */
    start: z.number().nonnegative(),
    end: z.number().positive(),
  })
  .refine(({ start, end }) => start < end, 'A cue ends after it begins');

const poster = z.string().regex(/^\/videos\/[\w-]+\.jpg$/, 'An address such as "/videos/read-aloud.jpg"');

/** A film of the site's own, made by `npm run videos` from the lesson's texts. */
const filmed = z.strictObject({
  kind: z.literal('file'),
  src: z.string().regex(/^\/videos\/[\w-]+\.mp4$/, 'An address such as "/videos/read-aloud.mp4"'),
  /** 1280 by 720 px. */
  poster,
  seconds: z.number().min(60).max(120),
  /** Of the English texts that the film says, so that a film behind its texts is found. */
  spoken: z.string().regex(/^[\w-]{16}$/),
  cues: z
    .array(cue)
    .min(1)
    .refine(
      (cues) => cues.every(({ start }, index) => index === 0 || start >= (cues[index - 1]?.end ?? 0)),
      'Cues follow each other',
    ),
});

/** A video at YouTube, which hears of a visitor only when it is played. */
const youtube = z.strictObject({
  kind: z.literal('youtube'),
  id: z.string().regex(/^[\w-]{11}$/, 'The 11 characters behind "watch?v="'),
  seconds: z.number().positive(),
  poster: poster.optional(),
});

const lessonKeys = courses.map(({ key }) => key) as [CourseKey, ...CourseKey[]];

/** The shape of content/videos.json: at most one video for each lesson. */
export const videoFile = z.partialRecord(z.enum(lessonKeys), z.discriminatedUnion('kind', [filmed, youtube]));

export type FilmedVideo = z.infer<typeof filmed>;
export type LessonVideo = FilmedVideo | z.infer<typeof youtube>;

const read = videoFile.safeParse(file);
if (!read.success) throw new Error(`content/videos.json: ${z.prettifyError(read.error)}`);
const videos = read.data;

/** The video of a lesson; undefined when it has none. */
export function videoOf(lesson: CourseKey): LessonVideo | undefined {
  return videos[lesson];
}

/** The pages, without language, on which a video of YouTube may be played. */
export const youtubePages: readonly string[] = courses
  .filter(({ key }) => videos[key]?.kind === 'youtube')
  .map(({ slug }) => `/courses/${slug}`);
