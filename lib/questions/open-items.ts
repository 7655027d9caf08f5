import interactiveWriting from '../../content/questions/interactive-writing.json';
import photos from '../../content/questions/photos.json';
import readAloud from '../../content/questions/read-aloud.json';
import readThenSpeak from '../../content/questions/read-then-speak.json';
import speakingSample from '../../content/questions/speaking-sample.json';
import writingSample from '../../content/questions/writing-sample.json';
import type { PhotoTask } from './item';
import { openTask, tasksOfTwo, type OpenTask } from './open-task';
import type { questionTypes, TypeOf } from './types';

export type { OpenTask } from './open-task';

export type OpenLesson = (typeof questionTypes)[TypeOf<'task'>]['lesson'];

const photoFile = photos.items as PhotoTask[];

const photosFor = (mode: OpenTask['mode']) =>
  photoFile
    .filter(({ task }) => task === mode)
    .map(({ id: name, prompt: asked, scene }) => ({ id: name, prompt: asked, scene }));

const tasks = (
  type: TypeOf<'task'>,
  asked: readonly Pick<OpenTask, 'id' | 'prompt' | 'scene'>[],
): OpenTask[] => asked.map((one) => openTask(type, one));

export const openTasks: Readonly<Record<OpenLesson, readonly OpenTask[]>> = {
  speakAboutThePhoto: tasks('speakAboutThePhoto', photosFor('speak')),
  readListenThenSpeak: tasks('readThenSpeak', readThenSpeak.items),
  readAloud: tasks('readAloud', readAloud.items),
  speakingSample: tasks('speakingSample', speakingSample.items),
  writeAboutThePhoto: tasks('writeAboutThePhoto', photosFor('write')),
  interactiveWriting: interactiveWriting.items.flatMap(tasksOfTwo),
  writingSample: tasks('writingSample', writingSample.items),
};

export const hasOpenTasks = (lesson: string): lesson is OpenLesson => lesson in openTasks;

/** What the files hold, for their test. */
export const openFiles = {
  prompts: [writingSample.items, readThenSpeak.items, speakingSample.items, readAloud.items],
  twoParts: [interactiveWriting.items],
  photos: [photos.items],
};
