import type { CallRequest } from '@/lib/api/contract/calls';
import { failures } from '@/lib/api/contract/call';
import { correctionFailures } from '@/lib/api/contract/correction/failures';
import type { CorrectionTask, CorrectionType } from '@/lib/correction/correction';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadCatalog } from '@/lib/i18n/messages';
import type { SceneName } from '@/lib/questions/scenes';
import { questionTypes } from '@/lib/questions/types';
import { ApiFailure } from '../../base/failure';
import { once } from '../../base/once';
import { wellFormed } from '../../base/well-formed';

export interface Asked extends CorrectionTask {
  /** Its id in the bank; null for one's own prompt. */
  task: string | null;
  scene: SceneName | null;
}

type Order = CallRequest<'orderCorrection'>['body'];

const knownTasks = once(async () => {
  const shows = (await loadCatalog(defaultLocale, 'scenes')) as Readonly<Record<SceneName, string>>;
  const { allTasks } = await import('./all-tasks');
  return allTasks(shows);
});

/**
 * The task of an order: of one in the bank what the bank says, whatever the order does.
 *
 * @throws ApiFailure 404 for a task that the bank has not, 422 where type or mode is another one's, and for a recording of what is written
 */
export async function askedBy({ type, mode, prompt, recording }: Order): Promise<Asked> {
  if (mode === 'write' && recording !== undefined) throw unfit('recording', 'Written answers have none');
  if ('text' in prompt) return ownTask({ type, mode, prompt: wellFormed(prompt.text) });
  const known = (await knownTasks()).get(prompt.task);
  if (!known) throw new ApiFailure(correctionFailures.unknownTask);
  const { id, ...task } = known;
  if (task.type !== type) throw unfit('type', 'Not the type of the task');
  if (task.mode !== mode) throw unfit('mode', 'Not how the task is answered');
  return { ...task, task: id };
}

/** One's own prompt, which may be said to be of a type: then it is answered as that is, and in its time. */
function ownTask({ type, mode, prompt }: Pick<Asked, 'type' | 'mode' | 'prompt'>): Asked {
  const own = { type, mode, prompt, task: null, scene: null, photo: null };
  if (type === 'own') return { ...own, seconds: null };
  const isSpoken = type !== 'summary' && questionTypes[type].skill === 'speaking';
  if (isSpoken !== (mode === 'speak')) throw unfit('mode', 'Not how this type is answered');
  return { ...own, seconds: secondsFor(type) };
}

function secondsFor(type: CorrectionType): number {
  if (type === 'summary') return questionTypes.interactiveListening.limits.summary;
  return questionTypes[type].limits.answer;
}

const unfit = (field: string, why: string) => new ApiFailure(failures.invalid, { fields: { [field]: why } });
