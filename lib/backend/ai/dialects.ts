import { statusOf, wordsOf } from './failures';

/**
 * How a model is asked. Services of this API differ: LM Studio takes a schema but no `json_object`, others the reverse, some neither;
 * the reasoning models of OpenAI take another name of the limit; `stream_options` is not known to all.
 */
export interface Dialect {
  format: 'schema' | 'object' | 'words';
  limit: 'max_tokens' | 'max_completion_tokens';
  usage: boolean;
}

const first: Dialect = { format: 'schema', limit: 'max_tokens', usage: true };

/** Each refusal takes something away, so it comes to an end. */
const mostTries = 5;

/** What each model takes, as far as this process has learned it. */
export class Dialects {
  readonly #known = new Map<string, Dialect>();

  of(model: string): Dialect {
    return this.#known.get(model) ?? first;
  }

  /** Remembers that an answer was no JSON although it was to be: the next request says more of what it is to be. */
  mistrust(model: string): void {
    this.#known.set(model, lowered(this.of(model)) ?? this.of(model));
  }

  /** Asks a model as it is known to take it, else in ever plainer ways, and remembers the one that was taken. */
  async speak<Result>(model: string, ask: (dialect: Dialect) => Promise<Result>): Promise<Result> {
    let dialect = this.of(model);
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await ask(dialect);
        this.#known.set(model, dialect);
        return result;
      } catch (error) {
        const plainer = tries < mostTries ? plainerAfter(error, dialect) : undefined;
        if (!plainer) throw error;
        dialect = plainer;
      }
    }
  }
}

const lowered = (dialect: Dialect): Dialect | undefined => {
  if (dialect.format === 'words') return undefined;
  return { ...dialect, format: dialect.format === 'schema' ? 'object' : 'words' };
};

/** Another way to ask after a refusal; undefined where the refusal is of something else. */
function plainerAfter(error: unknown, dialect: Dialect): Dialect | undefined {
  const status = statusOf(error);
  if (status !== 400 && status !== 422) return undefined;
  const words = wordsOf(error);
  if (dialect.limit === 'max_tokens' && words.includes('max_completion_tokens')) {
    return { ...dialect, limit: 'max_completion_tokens' };
  }
  if (dialect.usage && /stream_options|include_usage/.test(words)) return { ...dialect, usage: false };
  return /response_format|json|schema|grammar|structured/i.test(words) ? lowered(dialect) : undefined;
}
