import interactiveSpeakingBank from '../../../content/bank/interactive-speaking.json';
import interactiveWriting from '../../../content/bank/interactive-writing.json';
import photos from '../../../content/bank/photos.json';
import readAloud from '../../../content/bank/read-aloud.json';
import readThenSpeak from '../../../content/bank/read-then-speak.json';
import speakingSample from '../../../content/bank/speaking-sample.json';
import writingSample from '../../../content/bank/writing-sample.json';
import interactiveSpeaking from '../../../content/questions/interactive-speaking.json';
import { openTasks, type OpenTask } from '../open-items';
import type { SceneName } from '../scenes';
import { speakingSteps } from '../steps';
import { questionTypes, type TypeOf } from '../types';
import { tasksIn, type BankTask } from './bank-item';

export type AnsweredType = TypeOf<'task'> | 'interactiveSpeaking';

export interface AnsweredTask extends Omit<OpenTask, 'type'> {
  type: AnsweredType;
  /** What was asked before it, where it asks more of that. */
  before?: string;
}

const inBank = (type: BankTask['type'], items: readonly Omit<BankTask, 'type'>[]): OpenTask[] =>
  items.flatMap((item) => tasksIn({ ...item, type }));

const photosFor = (mode: string) =>
  photos.items.filter(({ task }) => task === mode) as { id: string; prompt: string; scene: SceneName }[];

const spoken: AnsweredTask[] = [...interactiveSpeaking.items, ...interactiveSpeakingBank.items]
  .flatMap(speakingSteps)
  .map(({ id, said }) => ({
    ...{ type: 'interactiveSpeaking', id, prompt: said, mode: 'speak', prepare: 0 },
    seconds: questionTypes.interactiveSpeaking.limits.answer,
  }));

/**
 * The tasks of a type, those of its lesson first, then those of the practice bank; of which nothing else is loaded with them. The server
 * has the same by their ids.
 */
export const answeredTasks: Readonly<Record<AnsweredType, readonly AnsweredTask[]>> = {
  writeAboutThePhoto: [...openTasks.writeAboutThePhoto, ...inBank('writeAboutThePhoto', photosFor('write'))],
  interactiveWriting: withBefore([
    ...openTasks.interactiveWriting,
    ...inBank('interactiveWriting', interactiveWriting.items),
  ]),
  writingSample: [...openTasks.writingSample, ...inBank('writingSample', writingSample.items)],
  speakAboutThePhoto: [...openTasks.speakAboutThePhoto, ...inBank('speakAboutThePhoto', photosFor('speak'))],
  readThenSpeak: [...openTasks.readListenThenSpeak, ...inBank('readThenSpeak', readThenSpeak.items)],
  listenThenSpeak: [],
  interactiveSpeaking: spoken,
  speakingSample: [...openTasks.speakingSample, ...inBank('speakingSample', speakingSample.items)],
  readAloud: [...openTasks.readAloud, ...inBank('readAloud', readAloud.items)],
};

function withBefore(tasks: readonly OpenTask[]): AnsweredTask[] {
  return tasks.map((task, place) => {
    const first = tasks[place - 1];
    const isSecond = first !== undefined && task.id === first.id.replace(/-1$/, '-2');
    return isSecond ? { ...task, before: first.prompt } : task;
  });
}
