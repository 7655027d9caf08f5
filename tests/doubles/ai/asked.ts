/** What may be the matter with the next answer. */
export type Trouble =
  /** Never answers. */
  | 'slow'
  /** Begins an answer that does not go on. */
  | 'stalled'
  /** Answers in sentences where JSON was asked for. */
  | 'prose'
  /** The answer ends in the middle, as where `max_tokens` is used up. */
  | 'cut'
  /** A filter in front of the model refuses the request. */
  | 'filtered'
  /** The model itself says that it will not. */
  | 'declined'
  | 'limited'
  | 'fault'
  /** The connection is lost before anything is answered. */
  | 'dropped'
  /** It is lost in the middle of the answer. */
  | 'brokenOff'
  /** More than anybody has asked for. */
  | 'endless'
  /** Sends the client elsewhere. */
  | 'moved'
  | 'unauthorized'
  /** Another JSON than that of this API. */
  | 'foreign';

/** A request for chat/completions as it arrived. */
export interface AskedChat {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream_options?: object;
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
}

/** A request for audio/transcriptions as it arrived. */
export interface AskedSpeech {
  model: string;
  name: string;
  type: string;
  size: number;
  format: string;
  granularities: string[];
  language: string;
}

export interface Heard {
  text: string;
  words: { word: string; start: number; end: number }[];
}
