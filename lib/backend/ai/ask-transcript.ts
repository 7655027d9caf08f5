import type { OpenAI } from 'openai';
import { z } from 'zod';
import { withoutControl } from '../base/control-characters';
import { statusOf } from './failures';
import { usedOf } from './read-answer';
import { AiFailed, type AiUsage, type Transcript } from './service';
import { tokensIn } from './spend';

const mostCharacters = 20_000;
const mostWords = 4000;

const seconds = z.number().min(0).max(36_000);
const spoken = z.object({ word: z.string().min(1).max(200), start: seconds, end: seconds });
const transcript = z.object({
  text: z.string().max(mostCharacters),
  words: z.unknown().optional(),
  usage: z.unknown().optional(),
});

/** The endings by which services know what a recording is. */
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

interface Asked {
  model: string;
  recording: { type: string; bytes: Uint8Array };
  signal: AbortSignal;
}

/** Has recordings written down, with the moments of words until the model has refused to tell them. */
export class Transcripts {
  #tellsWords = true;

  /** @throws AiFailed where the answer is no transcript, and what the client throws */
  async ask(client: OpenAI, asked: Asked): Promise<Transcript & AiUsage> {
    if (!this.#tellsWords) return readTranscript(await askPlain(client, asked));
    try {
      return readTranscript(await askWithWords(client, asked));
    } catch (error) {
      if (statusOf(error) !== 400 && statusOf(error) !== 422) throw error;
      const plain = readTranscript(await askPlain(client, asked));
      this.#tellsWords = false;
      return plain;
    }
  }
}

const askWithWords = (client: OpenAI, asked: Asked): Promise<unknown> =>
  client.audio.transcriptions.create(
    { ...bodyOf(asked), response_format: 'verbose_json', timestamp_granularities: ['word'] },
    { signal: asked.signal },
  );

const askPlain = (client: OpenAI, asked: Asked): Promise<unknown> =>
  client.audio.transcriptions.create({ ...bodyOf(asked), response_format: 'json' }, { signal: asked.signal });

function bodyOf({ model, recording: { type, bytes } }: Asked) {
  const [kind = type] = type.split(';');
  const file = new File([new Uint8Array(bytes)], `answer.${endings[kind] ?? 'webm'}`, { type: kind });
  return { file, model, language: 'en' };
}

function readTranscript(answer: unknown): Transcript & AiUsage {
  const { data } = transcript.safeParse(answer);
  if (!data) throw new AiFailed('broken', { cause: new Error('not a transcript') });
  const { text, words, usage } = data;
  return {
    text: withoutControl(text).trim(),
    words: wordsOf(words),
    tokens: usedOf(usage) ?? tokensIn(text),
  };
}

/** The words in their order; none where one of them is not as it should be. */
function wordsOf(given: unknown): Transcript['words'] {
  const words = z.array(spoken).max(mostWords).safeParse(given).data ?? [];
  const isOrdered = words.every(
    ({ start, end }, place) => start <= end && start >= (words[place - 1]?.start ?? 0),
  );
  return isOrdered ? words.map(({ word, start, end }) => ({ word: word.trim(), start, end })) : [];
}
