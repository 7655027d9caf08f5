import { z } from 'zod';
import interactiveWriting from '../../content/questions/interactive-writing.json';
import photos from '../../content/questions/photos.json';
import readAloud from '../../content/questions/read-aloud.json';
import readThenSpeak from '../../content/questions/read-then-speak.json';
import speakingSample from '../../content/questions/speaking-sample.json';
import writingSample from '../../content/questions/writing-sample.json';
import { sceneNames, type SceneName } from './scenes';

const id = z.string().regex(/^[a-z]{2}-\d\d$/);
const prompt = z.string().min(20).max(300);

/** The schema of each file of content/questions with tasks that are answered at length; a test holds the files to it. */
export const openSchemas = {
  prompts: z.array(z.strictObject({ id, prompt })).min(4),
  twoParts: z.array(z.strictObject({ id, prompt, followUp: prompt })).min(2),
  photos: z
    .array(z.strictObject({ id, prompt, task: z.enum(['speak', 'write']), scene: z.enum(sceneNames) }))
    .min(10),
};

/** One prompt, which is answered by writing or by speaking, in a time. */
export interface OpenTask {
  id: string;
  /** In English. */
  prompt: string;
  mode: 'write' | 'speak';
  /** Seconds to prepare, before the others begin; 0 for none. */
  prepare: number;
  seconds: number;
  /** The drawn photo that it is about. */
  scene?: SceneName;
}

export type OpenLesson =
  | 'speakAboutThePhoto'
  | 'readListenThenSpeak'
  | 'readAloud'
  | 'speakingSample'
  | 'writeAboutThePhoto'
  | 'interactiveWriting'
  | 'writingSample';

const photoFile = openSchemas.photos.parse(photos.items);

const photoTasks = (mode: OpenTask['mode'], prepare: number, seconds: number): OpenTask[] =>
  photoFile
    .filter(({ task }) => task === mode)
    .map(({ id: name, prompt: question, scene }) => ({
      id: name,
      prompt: question,
      scene,
      mode,
      prepare,
      seconds,
    }));

/**
 * The tasks that each lesson on writing or speaking asks to be tried, with the time limits of the test's format since July 2025.
 * Read Aloud left the test then; its 20 seconds are those it had.
 */
export const openTasks: Readonly<Record<OpenLesson, readonly OpenTask[]>> = {
  speakAboutThePhoto: photoTasks('speak', 20, 90),
  readListenThenSpeak: readThenSpeak.items.map((item) => ({
    ...item,
    mode: 'speak',
    prepare: 20,
    seconds: 90,
  })),
  readAloud: readAloud.items.map((item) => ({ ...item, mode: 'speak', prepare: 0, seconds: 20 })),
  speakingSample: speakingSample.items.map((item) => ({ ...item, mode: 'speak', prepare: 30, seconds: 180 })),
  writeAboutThePhoto: photoTasks('write', 0, 60),
  interactiveWriting: interactiveWriting.items.flatMap(({ id: name, prompt: first, followUp }) => [
    { id: `${name}-1`, prompt: first, mode: 'write' as const, prepare: 30, seconds: 300 },
    { id: `${name}-2`, prompt: followUp, mode: 'write' as const, prepare: 0, seconds: 180 },
  ]),
  writingSample: writingSample.items.map((item) => ({ ...item, mode: 'write', prepare: 30, seconds: 300 })),
};

export const hasOpenTasks = (lesson: string): lesson is OpenLesson => lesson in openTasks;

/** What the files hold, for their test. */
export const openFiles = {
  prompts: [writingSample.items, readThenSpeak.items, speakingSample.items, readAloud.items],
  twoParts: [interactiveWriting.items],
  photos: [photos.items],
};
