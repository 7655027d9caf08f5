import type { TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import type { Locale } from '@/lib/i18n/locales';
import { reserveTokens, settleTokens, tokensOf, type Reservation } from '../../ai/spend';
import type { AiService } from '../../ai/service';
import { withoutControl } from '../../base/control-characters';
import type { Deps } from '../../calls/deps';
import { endTurn } from '../threads/end-turn';
import type { Turn } from '../threads/turn';
import { questionsToGo } from './left';
import { LessonMarker } from './lesson-marker';
import { speak, type End } from './speak';
import { tell, type Told } from './told';

/** Of an answer: above, it is cut. The rules ask for 250 words. */
const longest = { tokens: 1200, characters: 8000 };

interface Prepared extends Told {
  reservation: Reservation;
}

/** What a model is to be told, with its tokens kept; undefined where too few are left of the day, also for the question alone. */
export async function prepare(deps: Deps, turn: Turn, locale: Locale): Promise<Prepared | undefined> {
  for (const lean of [false, true]) {
    const told = await tell(turn, locale, { lean });
    const reservation = await reserveTokens(deps.db, {
      userId: turn.userId,
      now: deps.now(),
      tokens: tokensOf(told.messages) + longest.tokens,
      perDay: deps.settings.AI_TOKENS_PER_DAY,
    });
    if (reservation) return { ...told, reservation };
  }
  return undefined;
}

interface Listener {
  send: (event: TutorEvent) => void;
  gone: AbortSignal;
}

/**
 * Has a question answered while somebody listens, and keeps what was said. A failure of the service is sent as `failed`.
 *
 * @throws what is no failure of the service
 */
export async function answerTurn(
  deps: Deps,
  ai: AiService,
  turn: Turn,
  { messages, lessons, reservation }: Prepared,
  { send, gone }: Listener,
): Promise<void> {
  const marker = new LessonMarker();
  let text = '';
  const say = (piece: string) => {
    const next = (text === '' ? piece.trimStart() : piece).slice(0, longest.characters - text.length);
    text += next;
    if (next !== '') send({ text: next });
    return text.length < longest.characters;
  };
  const { end, tokens } = await speak(ai, {
    ...{ model: turn.model, messages, maxTokens: longest.tokens },
    ...{ gone, closing: deps.closing, timeoutMs: deps.settings.AI_TIMEOUT_MS },
    take: (piece) => say(marker.push(withoutControl(piece))),
  }).catch(async (error: unknown) => {
    await giveUp(deps, turn, reservation);
    throw error;
  });
  say(marker.end());
  const named = marker.namedOf(lessons);
  const isNothing = end === 'done' && text === '';
  const failed = isNothing ? 'unavailable' : failureIn(end);
  await settleTokens(deps.db, reservation, tokens ?? usedAbout(messages, text, failed !== undefined));
  await endTurn(deps, turn, {
    ...{ text: text.trimEnd(), lessons: named },
    ...{ stopped: end !== 'done', failed: failed !== undefined },
  });
  if (failed !== undefined) return send({ failed });
  const left = await questionsToGo(deps, turn.userId);
  send({ thread: turn.thread, left, lessons: named });
}

/** Ends a turn to which there is no answer and none to come. */
export async function giveUp(
  deps: Pick<Deps, 'db' | 'now'>,
  turn: Turn,
  reservation?: Reservation,
): Promise<void> {
  if (reservation) await settleTokens(deps.db, reservation, 0);
  await endTurn(deps, turn, { text: '', lessons: [], stopped: true, failed: true });
}

const failureIn = (end: End) => (typeof end === 'object' ? end.failed : undefined);

/** What was used up where the service did not come to say it: nothing by a request that failed without a word. */
function usedAbout(messages: Told['messages'], text: string, hasFailed: boolean): number {
  if (hasFailed && text === '') return 0;
  return tokensOf([...messages, { role: 'assistant', content: text }]);
}
