import type { CorrectionTask, CorrectionType } from '@/lib/correction/correction';
import { bankItems } from '@/lib/questions/bank/bank-file';
import { tasksIn } from '@/lib/questions/bank/bank-item';
import { bankTypes } from '@/lib/questions/bank/bank-types';
import { openTasks, type OpenTask } from '@/lib/questions/open-items';
import type { SceneName } from '@/lib/questions/scenes';
import { sets } from '@/lib/questions/sets';
import { speakingSteps } from '@/lib/questions/steps';
import { questionTypes } from '@/lib/questions/types';

export interface KnownTask extends CorrectionTask {
  id: string;
  type: CorrectionType;
  scene: SceneName | null;
}

/**
 * Every task that can be ordered by its id. Its files hold the whole practice bank, so it is loaded when the first one is asked for.
 *
 * @param shows what photos show, in English
 */
export function allTasks(shows: Readonly<Record<SceneName, string>>): ReadonlyMap<string, KnownTask> {
  const ofBank = bankTypes
    .filter((type) => questionTypes[type].form === 'task')
    .flatMap((type) => bankItems(type))
    .flatMap((item) => ('prompt' in item ? tasksIn(item) : []));
  const threads = [...sets.interactiveSpeaking, ...bankItems('interactiveSpeaking')];
  const spoken = threads.flatMap((thread) => ('questions' in thread ? speakingSteps(thread) : []));
  const tasks = [
    ...[...Object.values(openTasks).flat(), ...ofBank].map((task) => atLength(task, shows)),
    ...spoken.map(({ id, said }) => inThread(id, said)),
  ];
  return new Map(tasks.map((task) => [task.id, task]));
}

const atLength = (
  { id, type, mode, prompt, seconds, scene }: OpenTask,
  shows: Readonly<Record<SceneName, string>>,
): KnownTask => ({
  ...{ id, type, mode, prompt, seconds },
  scene: scene ?? null,
  photo: scene === undefined ? null : shows[scene],
});

const inThread = (id: string, prompt: string): KnownTask => ({
  ...{ id, prompt, type: 'interactiveSpeaking', mode: 'speak', scene: null, photo: null },
  seconds: questionTypes.interactiveSpeaking.limits.answer,
});
