import type { AnsweredType } from '@/lib/questions/bank/open-bank';
import { questionTypes } from '@/lib/questions/types';

/** What can be answered here, in the order of the test; `own` is a task that somebody brings. */
export const roomTypes = [
  'writeAboutThePhoto',
  'interactiveWriting',
  'writingSample',
  'speakAboutThePhoto',
  'readThenSpeak',
  'interactiveSpeaking',
  'speakingSample',
  'readAloud',
  'own',
] as const satisfies readonly (AnsweredType | 'own')[];
export type RoomType = (typeof roomTypes)[number];
export type RoomTask = Exclude<RoomType, 'own'>;

const tasks = roomTypes.filter((type): type is RoomTask => type !== 'own');

export const modes = ['write', 'speak'] as const;
export type Mode = (typeof modes)[number];

export const modeOf = (type: RoomTask): Mode =>
  questionTypes[type].skill === 'speaking' ? 'speak' : 'write';

export const typesFor = (mode: Mode): RoomTask[] => tasks.filter((type) => modeOf(type) === mode);
