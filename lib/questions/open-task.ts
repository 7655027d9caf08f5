import type { SceneName } from './scenes';
import type { Limits, Skill } from './type-row';
import { questionTypes, type TypeOf } from './types';

export interface OpenTask {
  type: TypeOf<'task'>;
  id: string;
  /** In English. */
  prompt: string;
  mode: 'write' | 'speak';
  /** Seconds to prepare, before the others begin; 0 for none. */
  prepare: number;
  seconds: number;
  scene?: SceneName;
}

interface TaskRow {
  skill: Skill;
  limits: Extract<Limits, { answer: number }>;
}

export function openTask(type: TypeOf<'task'>, asked: Pick<OpenTask, 'id' | 'prompt' | 'scene'>): OpenTask {
  const { skill, limits }: TaskRow = questionTypes[type];
  const mode = skill === 'speaking' ? 'speak' : 'write';
  return { ...asked, type, mode, prepare: limits.prepare ?? 0, seconds: limits.answer };
}

export function tasksOfTwo({
  id,
  prompt,
  followUp,
}: {
  id: string;
  prompt: string;
  followUp: string;
}): OpenTask[] {
  const type = 'interactiveWriting';
  const second = openTask(type, { id: `${id}-2`, prompt: followUp });
  return [
    openTask(type, { id: `${id}-1`, prompt }),
    { ...second, prepare: 0, seconds: questionTypes[type].limits.followUp },
  ];
}
