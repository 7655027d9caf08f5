export interface AiMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface AiUsage {
  tokens: number;
}

/** What was said, with the moments of its words where the service tells them; seconds. */
export interface Transcript {
  text: string;
  words: readonly { word: string; start: number; end: number }[];
}

/** Why the service gave nothing of use. Its cause says what of it a log may hold, which is nothing that was sent or answered. */
export class AiFailed extends Error {
  override readonly name = 'AiFailed';
  /** What was used up all the same; undefined where nobody knows. */
  readonly tokens: number | undefined;
  constructor(
    /** `slow`: no answer in time; `refused`: it will not; `limited`: too much is asked of it; `broken`: anything else. */
    readonly why: 'slow' | 'refused' | 'limited' | 'broken',
    { tokens, ...options }: { cause?: unknown; tokens?: number | undefined } = {},
  ) {
    super(why, options);
    this.tokens = tokens;
  }
}

/** A connected OpenAI-compatible service. What goes to it goes nowhere else. */
export interface AiService {
  /** Such as `api.example.com`. */
  host: string;
  /** The first one corrects. */
  models: readonly [AiModel, ...AiModel[]];
  transcribes: boolean;
  /**
   * One answer as JSON. The schema is what is asked for: what comes is to be looked at, and undefined where it is no JSON or was cut off.
   *
   * @throws AiFailed
   */
  json(request: {
    model: string;
    messages: readonly AiMessage[];
    schema: { name: string; schema: Record<string, unknown> };
    maxTokens: number;
    signal: AbortSignal;
  }): Promise<{ value: unknown } & AiUsage>;
  /**
   * An answer piece by piece; the last one says what it has used up. Whoever stops before reckons with `tokensOf` (spend.ts).
   *
   * @throws AiFailed
   */
  stream(request: {
    model: string;
    messages: readonly AiMessage[];
    maxTokens: number;
    signal: AbortSignal;
  }): AsyncIterable<{ text: string } | AiUsage>;
  /**
   * @param recording `type` such as `audio/webm`
   * @throws AiFailed
   */
  transcribe(
    recording: { type: string; bytes: Uint8Array },
    signal: AbortSignal,
  ): Promise<Transcript & AiUsage>;
}

export interface AiModel {
  id: string;
  name: string;
}
