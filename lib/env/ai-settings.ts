import { z } from 'zod';

const wholeNumber = { error: 'must be a whole number of at least 0' };

/** What the embedded API asks a model for: corrections and the tutor. Without an address and a model the built-in checker corrects. */
export const aiSettings = {
  AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an absolute http(s) address, such as https://api.example.com/v1',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Address of a service that speaks the API of OpenAI, hosted or on this machine (Ollama, vLLM, LM Studio). With it and `AI_MODELS` ' +
        'answers are corrected by a model and the tutor is there; what members write and say goes to that service, and /privacy-policy names ' +
        'its host. Without it the built-in checker corrects, which gives no score, and there is no tutor.',
    ),
  AI_API_KEY: z.string().optional().describe('Key of that service; a service on this machine may need none.'),
  AI_MODELS: z
    .string()
    .regex(
      /^[^,=\s][^,=]*(?:=[^,=]+)?(?:,[^,=\s][^,=]*(?:=[^,=]+)?)*$/,
      'must be models separated by commas, such as small-1=Quick,large-1=Thorough',
    )
    .optional()
    .describe(
      'Models of that service, separated by commas, each with the name that members see behind `=`, such as `small-1=Quick,large-1=Thorough`. ' +
        'The first one corrects; members choose among all of them in the tutor.',
    ),
  AI_TRANSCRIBE_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Model of that service that writes down what is said. Without it recordings are measured by the built-in checker alone.',
    ),
  AI_TOKENS_PER_DAY: z.coerce
    .number(wholeNumber)
    .int(wholeNumber)
    .min(0, wholeNumber)
    .default(200_000)
    .describe(
      'Tokens that one account may use up on a day, for corrections and the tutor together. Above it corrections are made by the built-in ' +
        'checker, and the tutor says when it goes on.',
    ),
  AI_TIMEOUT_MS: z.coerce
    .number(wholeNumber)
    .int(wholeNumber)
    .min(1000, { error: 'must be at least 1000 milliseconds' })
    .max(300_000, { error: 'must be at most 300000 milliseconds' })
    .default(90_000)
    .describe(
      'Milliseconds, 1000 to 300000, that one request to that service may take, its second try included. A correction may take twice as long; ' +
        'then the built-in checker makes it.',
    ),
};

export function incompleteAi(given: {
  AI_BASE_URL?: string | undefined;
  AI_MODELS?: string | undefined;
  AI_TRANSCRIBE_MODEL?: string | undefined;
}): { path: string[]; message: string }[] {
  const needs = (name: keyof typeof given, other: keyof typeof given) =>
    given[name] !== undefined && given[other] === undefined
      ? [{ path: [name], message: `needs ${other} as well` }]
      : [];
  return [
    ...needs('AI_BASE_URL', 'AI_MODELS'),
    ...needs('AI_MODELS', 'AI_BASE_URL'),
    ...needs('AI_TRANSCRIBE_MODEL', 'AI_BASE_URL'),
  ];
}

export const modelsIn = (list: string): { id: string; name: string }[] =>
  list.split(',').map((part) => {
    const [id = '', name = id] = part.split('=').map((half) => half.trim());
    return { id, name };
  });
