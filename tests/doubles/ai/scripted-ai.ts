import type { AiMessage, AiService, AiUsage } from '@/lib/backend/ai/service';
import { signal as gate } from '../http/signal';

type Piece = { text: string } | AiUsage | Error;

/** An answer of the model, which a test lets come piece by piece. */
export class ScriptedAnswer {
  readonly #pieces: Piece[] = [];
  #isOver = false;
  #news = gate();

  constructor(
    readonly model: string,
    readonly messages: readonly AiMessage[],
    readonly maxTokens: number,
    readonly signal: AbortSignal,
  ) {}

  say(...texts: string[]): this {
    for (const text of texts) this.#push({ text });
    return this;
  }

  /** Comes to its end. */
  end(tokens = 100): this {
    this.#isOver = true;
    this.#push({ tokens });
    return this;
  }

  fail(error: Error): void {
    this.#push(error);
  }

  /** What a learner has written and the model was told. */
  get asked(): string {
    return this.messages.at(-1)?.content ?? '';
  }

  get system(): string {
    return this.messages[0]?.content ?? '';
  }

  async *pieces(): AsyncGenerator<{ text: string } | AiUsage> {
    for (;;) {
      for (let piece = this.#pieces.shift(); piece; piece = this.#pieces.shift()) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
      if (this.#isOver) return;
      await this.#news.fired;
      this.#news = gate();
    }
  }

  #push(piece: Piece): void {
    this.#pieces.push(piece);
    this.#news.fire();
  }
}

/** A connected service whose answers a test makes up. Without `reply` an answer waits for what the test lets it say. */
export class ScriptedAi implements AiService {
  readonly host = 'model.example';
  readonly models = [
    { id: 'small-1', name: 'Quick' },
    { id: 'large-1', name: 'Thorough' },
  ] as const;
  readonly transcribes = false;
  readonly answers: ScriptedAnswer[] = [];
  reply: ((answer: ScriptedAnswer) => void) | undefined;
  #arrived = gate();

  stream({ model, messages, maxTokens, signal }: Parameters<AiService['stream']>[0]) {
    const answer = new ScriptedAnswer(model, messages, maxTokens, signal);
    this.answers.push(answer);
    this.reply?.(answer);
    this.#arrived.fire();
    this.#arrived = gate();
    return answer.pieces();
  }

  json = () => Promise.reject(new Error('Nobody asks for JSON here'));
  transcribe = () => Promise.reject(new Error('Nobody speaks here'));

  /** The answer of a number, from 0, once it was asked for. */
  async answer(number: number): Promise<ScriptedAnswer> {
    for (;;) {
      const found = this.answers[number];
      if (found) return found;
      await this.#arrived.fired;
    }
  }

  get last(): ScriptedAnswer {
    const last = this.answers.at(-1);
    if (!last) throw new Error('Nothing was asked');
    return last;
  }
}
