import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { AiFailed, type AiMessage, type AiService } from '../../../ai/service';
import { reserveTokens, settleTokens, tokensOf } from '../../../ai/spend';
import { ScorerFailed } from '../../../calls/scorers';
import type { Tables } from '../../../database/tables';

/** Tokens of one answer: 40 marks with reasons in a script of many bytes, and what a model thinks on the way. */
const maxTokens = 8000;

/** Tokens that a recording is reckoned with until the service says what it has used. */
const speechTokens = 2000;

export interface Asking {
  ai: AiService;
  db: Kysely<Tables>;
  /** Epoch ms. */
  now: () => number;
  userId: string;
  perDay: number;
  signal: AbortSignal;
}

interface Question<Shape extends z.ZodType> {
  messages: readonly AiMessage[];
  schema: { name: string; schema: Record<string, unknown> };
  shape: Shape;
}

/**
 * Asks the first model, once more where what comes is not of the shape.
 *
 * @returns what came, of the shape, and as it was
 * @throws AiFailed
 * @throws ScorerFailed `spent`; `unavailable` where it was not of the shape twice
 */
export async function askModel<Shape extends z.ZodType>(
  asking: Asking,
  question: Question<Shape>,
): Promise<{ read: z.output<Shape>; value: unknown }> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const value = await askOnce(asking, question);
    const { data } = question.shape.safeParse(value);
    if (data !== undefined) return { read: data, value };
  }
  throw new ScorerFailed('unavailable', { cause: new Error('not of the shape') });
}

function askOnce(asking: Asking, { messages, schema }: Omit<Question<z.ZodType>, 'shape'>): Promise<unknown> {
  const { ai, signal } = asking;
  const request = { model: ai.models[0].id, messages, schema, maxTokens, signal };
  return spending(asking, tokensOf(messages) + maxTokens, async () => {
    const { value, tokens } = await ai.json(request);
    return { result: value, tokens };
  });
}

/** Has a recording written down. @throws AiFailed @throws ScorerFailed `spent` */
export const hear = (asking: Asking, recording: { type: string; bytes: Uint8Array }) =>
  spending(asking, speechTokens, async () => {
    const transcript = await asking.ai.transcribe(recording, asking.signal);
    return { result: transcript, tokens: transcript.tokens };
  });

/** @throws ScorerFailed `spent` where fewer tokens are left of the day than the request may take */
async function spending<Result>(
  { db, now, userId, perDay }: Asking,
  tokens: number,
  request: () => Promise<{ result: Result; tokens: number }>,
): Promise<Result> {
  const reservation = await reserveTokens(db, { userId, now: now(), tokens, perDay });
  if (!reservation) throw new ScorerFailed('spent');
  try {
    const { result, tokens: used } = await request();
    await settleTokens(db, reservation, used);
    return result;
  } catch (error) {
    // Where nobody knows what was used, it stays as it was reckoned.
    if (error instanceof AiFailed && error.tokens !== undefined) {
      await settleTokens(db, reservation, error.tokens);
    }
    throw error;
  }
}
