import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { Dialect, Dialects } from './dialects';
import { jsonIn, readCompletion } from './read-answer';
import type { AiMessage, AiService, AiUsage } from './service';
import { tokensIn, tokensOf } from './spend';

type Asked = Parameters<AiService['json']>[0];

/**
 * Where the answer is no JSON, `value` is undefined and the next request asks in a plainer way. Without a count of the service's own,
 * `tokens` is an estimate.
 */
export async function askJson(
  client: OpenAI,
  dialects: Dialects,
  asked: Asked,
): Promise<{ value: unknown } & AiUsage> {
  const { model, signal } = asked;
  const answer: unknown = await dialects.speak(model, (dialect) =>
    client.chat.completions.create(requestOf(asked, dialect), { signal }),
  );
  const { text, tokens } = readCompletion(answer);
  const value = text === undefined ? undefined : jsonIn(text);
  if (text !== undefined && value === undefined) dialects.mistrust(model);
  return {
    value,
    tokens: tokens ?? tokensOf(asked.messages) + (text === undefined ? asked.maxTokens : tokensIn(text)),
  };
}

function requestOf(
  { model, messages, schema, maxTokens }: Asked,
  { format, limit }: Dialect,
): ChatCompletionCreateParamsNonStreaming {
  const common = { model, [limit]: maxTokens };
  if (format === 'schema') {
    const json_schema = { ...schema, strict: true };
    return { ...common, messages: [...messages], response_format: { type: 'json_schema', json_schema } };
  }
  return {
    ...common,
    messages: withSchema(messages, schema.schema),
    ...(format === 'object' && { response_format: { type: 'json_object' } }),
  };
}

/** For a model that takes no schema: the same in words, behind the instructions. */
const withSchema = (messages: readonly AiMessage[], schema: Record<string, unknown>): AiMessage[] => [
  {
    role: 'system',
    content: [
      ...messages.filter(({ role }) => role === 'system').map(({ content }) => content),
      `Answer with one JSON object of this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`,
    ].join('\n\n'),
  },
  ...messages.filter(({ role }) => role !== 'system'),
];
