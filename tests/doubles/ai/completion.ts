import type { Trouble } from './asked';

/** An answer of chat/completions, by its public description. */
export function completionOf(
  model: string,
  text: string,
  trouble: Trouble | undefined,
  usage: object | undefined,
) {
  const message =
    trouble === 'declined'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : {
          role: 'assistant',
          content: trouble === 'cut' ? text.slice(0, text.length / 2) : text,
          refusal: null,
        };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: trouble === 'cut' ? 'length' : 'stop' }],
    ...(usage && { usage }),
  };
}

export const usageOf = (total: number) => ({
  prompt_tokens: total - 34,
  completion_tokens: 34,
  total_tokens: total,
});
