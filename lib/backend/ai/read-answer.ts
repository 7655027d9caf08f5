import { z } from 'zod';
import { AiFailed } from './service';

/** Characters of an answer that is read as JSON. */
const mostCharacters = 200_000;

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
});

const usage = z.object({ total_tokens: z.number().int().min(0).max(10_000_000) });

/** What the service says that it has used; undefined where it says nothing of use. */
export const usedOf = (said: unknown): number | undefined => usage.safeParse(said).data?.total_tokens;

/**
 * The text of an answer of chat/completions, without what the model has thought on the way.
 *
 * @returns `text` undefined where it was cut off; `tokens` undefined where the service does not say
 * @throws AiFailed where the model refuses, or it is no such answer
 */
export function readCompletion(answer: unknown): { text: string | undefined; tokens: number | undefined } {
  const read = completion.safeParse(answer);
  const choice = read.data?.choices[0];
  if (!read.success || !choice) throw new AiFailed('broken', { cause: new Error('not a completion') });
  const tokens = usedOf(read.data.usage);
  const { message, finish_reason } = choice;
  if (message.refusal || finish_reason === 'content_filter') {
    throw new AiFailed('refused', { cause: new Error('refused by the model'), tokens });
  }
  const isCut = finish_reason === 'length' || !message.content;
  return { text: isCut ? undefined : withoutThoughts(message.content ?? ''), tokens };
}

/** Some servers leave what a model thinks in front of its answer. */
const withoutThoughts = (text: string): string => text.replace(/^\s*<think>[^]*?<\/think>/, '');

/** The JSON in a text, which some models put between fences or sentences; undefined where there is none. */
export function jsonIn(text: string): unknown {
  if (text.length > mostCharacters) return undefined;
  return [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]
    .map(parsed)
    .find((value) => value !== undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
