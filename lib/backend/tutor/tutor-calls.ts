import { failures } from '@/lib/api/contract/call';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { tutorFailures, tutorModes, type TutorEvent } from '@/lib/api/contract/tutor/tutor-calls';
import type { AiService } from '../ai/service';
import { dayEnds } from '../ai/spend';
import { ApiFailure } from '../base/failure';
import { wellFormed } from '../base/well-formed';
import type { Deps } from '../calls/deps';
import { route } from '../calls/route';
import { Stream } from '../calls/stream';
import { rules } from '../limits/rules';
import { answerTurn, giveUp, prepare } from './answer/answer-turn';
import { questionsToGo } from './answer/left';
import { endAnswer, untilDeleted } from './answer/until-deleted';
import { hasTutor } from './plan';
import { deleteThread as remove, messagesOf, ownThread, threadsOf } from './threads/kept-threads';
import { beginTurn, spent } from './threads/turn';

const tutor = route('tutor', async ({ deps, session }) => {
  const { models } = connected(deps);
  const { id } = session.user;
  await deps.limiter.consume(rules.tutorPerUser, id);
  const now = deps.now();
  return {
    models: models.map((model) => ({ id: model.id, name: model.name })),
    modes: [...tutorModes],
    included: await hasTutor(deps, session.user),
    perDay: tutorLimits.perDay,
    left: await questionsToGo(deps, id),
    renewed: new Date(dayEnds(now)).toISOString(),
    threads: await threadsOf(deps.db, id, now),
  };
});

const tutorThread = route('tutorThread', async ({ deps, session, request: { params } }) => {
  connected(deps);
  const { id: userId } = session.user;
  await deps.limiter.consume(rules.tutorPerUser, userId);
  const now = deps.now();
  const { id, mode, model, turn_until } = await ownThread(deps.db, userId, params.id, now);
  const messages = await messagesOf(deps.db, id);
  return { id, mode, model, messages, answering: turn_until !== null && turn_until > now };
});

const deleteThread = route('deleteThread', async ({ deps, session, request: { params } }) => {
  connected(deps);
  const { id: userId } = session.user;
  await deps.limiter.consume(rules.tutorPerUser, userId);
  await remove(deps.db, userId, params.id);
  endAnswer(params.id);
  return true as const;
});

const askTutor = route('askTutor', async ({ deps, session, request: { body } }) => {
  const ai = connected(deps);
  const { id: userId } = session.user;
  await deps.limiter.consume(rules.tutorAskPerUser, userId);
  if (!(await hasTutor(deps, session.user))) throw new ApiFailure(tutorFailures.notInPlan);
  const { thread, mode, model, locale } = body;
  if (!ai.models.some(({ id }) => id === model)) {
    throw new ApiFailure(failures.invalid, { fields: { model: 'Not a model of this site' } });
  }
  if ((await questionsToGo(deps, userId)) === 0) throw spent(deps.now());
  // As it is kept, or the same question again would not be known as the same.
  const text = wellFormed(body.text);
  const turn = await beginTurn(deps, userId, { thread, mode, model, text });
  const prepared = await prepare(deps, turn, locale).catch(async (error: unknown) => {
    await giveUp(deps, turn);
    throw error;
  });
  if (!prepared) {
    await giveUp(deps, turn);
    throw spent(deps.now());
  }
  const stream = new Stream();
  const send = (event: TutorEvent) => stream.send(event);
  send({ begun: turn.thread });
  deps.later('answer of the tutor', () =>
    untilDeleted(turn.thread, (deleted) =>
      answerTurn(deps, ai, turn, prepared, { send, gone: AbortSignal.any([stream.gone, deleted]) }),
    )
      .catch((error: unknown) => {
        send({ failed: 'unavailable' });
        throw error;
      })
      .finally(() => stream.end()),
  );
  return stream;
});

export const tutorRoutes = [tutor, tutorThread, deleteThread, askTutor];

/** @throws ApiFailure 404 where no model is connected */
function connected({ ai }: Pick<Deps, 'ai'>): AiService {
  if (!ai) throw new ApiFailure(tutorFailures.noTutor);
  return ai;
}
