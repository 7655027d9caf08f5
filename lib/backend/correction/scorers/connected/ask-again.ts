import type { Mark } from '@/lib/correction/correction';
import { AiFailed, type AiMessage } from '../../../ai/service';
import { ScorerFailed } from '../../../calls/scorers';
import { againSchema, givenMarks, type Scope } from './answer-shape';
import { askModel, type Asking } from './ask-model';
import { messagesAgain } from './messages';
import { placeMarks, type Placed } from './place-marks';
import type { Prompts } from './prompts';

/** Characters of an answer that is sent back to the model. */
const mostCharacters = 40_000;

interface First {
  prompts: Prompts;
  scope: Scope;
  text: string;
  messages: readonly AiMessage[];
  answered: unknown;
  placed: Placed;
}

/**
 * Asks once for the marks whose words were not found. Those that still are not are left out, and where nothing comes, all of them: the
 * correction is one without them.
 *
 * @returns the marks that were found now
 */
export async function askAgain(
  asking: Asking,
  { prompts, scope, text, messages, answered, placed: { unfit } }: First,
): Promise<Mark[]> {
  if (unfit.length === 0) return [];
  try {
    if (JSON.stringify(answered).length > mostCharacters) return [];
    const { read } = await askModel(asking, {
      messages: messagesAgain(prompts, messages, { answered, unfit }),
      schema: againSchema(scope),
      shape: givenMarks(scope),
    });
    return placeMarks(text, read.marks, scope).marks;
  } catch (error) {
    // Lists in lists by the thousand are an answer that can be read and not written again.
    if (error instanceof RangeError || error instanceof AiFailed || error instanceof ScorerFailed) return [];
    throw error;
  }
}
