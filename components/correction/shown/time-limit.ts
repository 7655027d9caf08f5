import type { OrderedType } from '@/lib/api/contract/correction/correction';
import { questionTypes } from '@/lib/questions/types';

/** Seconds that the test gives for an answer; null where nobody knows, and for the second part of a task, which has a time of its own. */
export function timeLimitOf(type: OrderedType, task: string | null): number | null {
  if (type === 'own' || type === 'summary') return null;
  return task?.endsWith('-2') && type === 'interactiveWriting' ? null : questionTypes[type].limits.answer;
}
