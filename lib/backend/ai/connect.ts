import type { OpenAI } from 'openai';
import { modelsIn } from '@/lib/env/ai-settings';
import { once } from '../base/once';
import type { BackendSettings } from '../base/settings';
import { askJson } from './ask-json';
import { beginStream, readStream } from './ask-stream';
import { Transcripts } from './ask-transcript';
import { limitOf, withinLimit } from './attempts';
import { Dialects } from './dialects';
import { failureOf } from './failures';
import { guardedFetch } from './guarded-fetch';
import { AiFailed, type AiService } from './service';

export type AiSettings = Pick<
  BackendSettings,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODELS' | 'AI_TRANSCRIBE_MODEL' | 'AI_TIMEOUT_MS'
>;

/**
 * The service that the settings connect; undefined where they name none. A request takes at most `AI_TIMEOUT_MS`, its second try
 * included, and goes to `AI_BASE_URL` alone.
 */
export function connectAi(settings: AiSettings): AiService | undefined {
  const {
    AI_BASE_URL: base,
    AI_MODELS,
    AI_TRANSCRIBE_MODEL: transcriber,
    AI_TIMEOUT_MS: timeoutMs,
  } = settings;
  const [corrects, ...others] = AI_MODELS === undefined ? [] : modelsIn(AI_MODELS);
  if (base === undefined || corrects === undefined) return undefined;
  const client = once(() => openClient(base, settings));
  const dialects = new Dialects();
  const transcripts = new Transcripts();

  return {
    host: new URL(base).host,
    models: [corrects, ...others],
    transcribes: transcriber !== undefined,
    json(asked) {
      const limit = limitOf(timeoutMs, asked.signal);
      return withinLimit(limit, async () =>
        askJson(await client(), dialects, { ...asked, signal: limit.signal }),
      );
    },
    async *stream(asked) {
      const limit = limitOf(timeoutMs, asked.signal);
      const chunks = await withinLimit(limit, async () =>
        beginStream(await client(), dialects, { ...asked, signal: limit.signal }),
      );
      try {
        yield* readStream(chunks, asked);
      } catch (error) {
        throw failureOf(error, limit.deadline);
      }
    },
    transcribe(recording, signal) {
      if (transcriber === undefined) return Promise.reject(new AiFailed('broken', { tokens: 0 }));
      const limit = limitOf(timeoutMs, signal);
      return withinLimit(limit, async () =>
        transcripts.ask(await client(), { model: transcriber, recording, signal: limit.signal }),
      );
    },
  };
}

/** The client reads settings of its own from the environment, so each is given here. */
async function openClient(base: string, { AI_API_KEY, AI_TIMEOUT_MS }: AiSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: base,
    // A service on this machine may need none, but the client does.
    apiKey: AI_API_KEY ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    // Later than the limit that each request has.
    timeout: 2 * AI_TIMEOUT_MS,
    logLevel: 'off',
    fetch: guardedFetch(base),
  });
}
