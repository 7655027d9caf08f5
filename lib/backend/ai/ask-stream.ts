import type { OpenAI } from 'openai';
import { z } from 'zod';
import type { Dialects } from './dialects';
import { usedOf } from './read-answer';
import { AiFailed, type AiService, type AiUsage } from './service';
import { tokensIn, tokensOf } from './spend';

type Asked = Parameters<AiService['stream']>[0];

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
});

export const beginStream = (
  client: OpenAI,
  dialects: Dialects,
  { model, messages, maxTokens, signal }: Asked,
): Promise<AsyncIterable<unknown>> =>
  dialects.speak(model, ({ limit, usage }) =>
    client.chat.completions.create(
      {
        model,
        messages: [...messages],
        [limit]: maxTokens,
        stream: true,
        ...(usage && { stream_options: { include_usage: true } }),
      },
      { signal },
    ),
  );

/**
 * The pieces of an answer, then what it has used up.
 *
 * @throws AiFailed where the model refuses, and where the answer has no end
 */
export async function* readStream(
  chunks: AsyncIterable<unknown>,
  { messages }: Pick<Asked, 'messages'>,
): AsyncGenerator<{ text: string } | AiUsage> {
  const thoughts = new Thoughts();
  let tokens: number | undefined;
  let written = 0;
  let end: string | undefined;
  const sofar = () => tokens ?? tokensOf(messages) + written;
  for await (const read of chunks) {
    const { data } = chunk.safeParse(read);
    const choice = data?.choices?.[0];
    tokens = usedOf(data?.usage) ?? tokens;
    end = choice?.finish_reason ?? end;
    if (choice?.delta?.refusal || end === 'content_filter') {
      throw new AiFailed('refused', { cause: new Error('refused by the model'), tokens: sofar() });
    }
    const piece = choice?.delta?.content ?? '';
    written += tokensIn(piece);
    const text = thoughts.without(piece);
    if (text !== '') yield { text };
  }
  if (end === undefined) {
    throw new AiFailed('broken', { cause: new Error('the answer has no end'), tokens: sofar() });
  }
  yield { tokens: sofar() };
}

const opening = '<think>';
const closing = '</think>';

/** Leaves out what some servers leave in front of an answer: what the model thinks on the way. */
class Thoughts {
  #held = '';
  #isOver = false;

  without(piece: string): string {
    if (this.#isOver) return piece;
    this.#held = (this.#held + piece).trimStart();
    if (this.#held.startsWith(opening)) {
      const end = this.#held.indexOf(closing);
      if (end === -1) return '';
      this.#held = this.#held.slice(end + closing.length).trimStart();
    }
    // Nothing yet, or what may become another thought.
    if (opening.startsWith(this.#held)) return '';
    this.#isOver = true;
    return this.#held;
  }
}
