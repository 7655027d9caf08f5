import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AskedChat, AskedSpeech, Heard, Trouble } from './asked';
import { completionOf, usageOf } from './completion';
import { emptyInstance } from './empty-instance';
import { sendPieces } from './pieces';
import { fail, failed, send } from './troubles';

/**
 * A stand-in for a service that speaks the API of OpenAI, by its public description: chat/completions as one answer and as a stream,
 * and audio/transcriptions. What services of this kind differ in can be set.
 */
export class AiStandIn {
  readonly chats: AskedChat[] = [];
  readonly speeches: AskedSpeech[] = [];
  /** Answers that the client has not read to their end. */
  closed = 0;
  /** Headers of every request. */
  readonly headers: IncomingMessage['headers'][] = [];
  /** The troubles of the next requests, one each. */
  readonly next: Trouble[] = [];
  /** The trouble of every request that `next` has none for. */
  always: Trouble | undefined;
  /** Seconds that a limited client is to wait. */
  retryAfter: string | undefined = '0';
  /** Where a client is sent. */
  elsewhere = 'http://127.0.0.1:9/';
  takes = { schema: true, object: true, limit: 'max_tokens', usage: true, words: true };
  /** Tokens that a request has used; undefined where the service does not say. */
  used: number | undefined = 1234;
  /** The model: what it answers. By default the emptiest answer of the schema, or a sentence. */
  reply: (asked: AskedChat) => string = ({ response_format: format }) =>
    format?.json_schema ? JSON.stringify(emptyInstance(format.json_schema.schema)) : 'Of course.';
  heard: Heard = { text: 'Hello.', words: [{ word: 'Hello', start: 0.5, end: 0.9 }] };

  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    void this.#answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('close', () => (this.closed += response.writableFinished ? 0 : 1));
    const body = await buffer(request);
    this.headers.push(request.headers);
    const path = request.url?.replace(/^\/v1/, '');
    if (request.method === 'POST' && path === '/chat/completions') {
      this.#chat(JSON.parse(body.toString()) as AskedChat, response);
    } else if (request.method === 'POST' && path === '/audio/transcriptions') {
      await this.#transcribe(body, request.headers['content-type'] ?? '', response);
    } else {
      fail(response, 404, 'not_found', `Unknown request URL: ${request.method} ${request.url}.`);
    }
  }

  #chat(asked: AskedChat, response: ServerResponse): void {
    this.chats.push(asked);
    const refused = this.#refusalOf(asked);
    if (refused) return fail(response, 400, 'unsupported_parameter', refused);
    const trouble = this.next.shift() ?? this.always;
    const isOfStream = asked.stream && (trouble === 'stalled' || trouble === 'brokenOff');
    if (trouble && !isOfStream && failed(trouble, response, this)) return;
    const text = trouble === 'prose' ? 'Here is what I think of it.' : this.reply(asked);
    const used = this.used === undefined ? undefined : usageOf(this.used);
    if (asked.stream) {
      return sendPieces(response, asked.model, text, {
        trouble,
        usage: asked.stream_options ? used : undefined,
      });
    }
    send(response, 200, completionOf(asked.model, text, trouble, used));
  }

  /** Why a service that is as this one is set does not take the request. */
  #refusalOf(asked: AskedChat): string | undefined {
    const type = asked.response_format?.type;
    const { schema, object, limit, usage } = this.takes;
    const other = limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
    if (other in asked) return `Unsupported parameter: '${other}'. Use '${limit}' instead.`;
    if (!usage && asked.stream_options) return "Unrecognized request argument: 'stream_options'";
    const isTaken = { json_schema: schema, json_object: object }[type ?? ''] ?? true;
    return isTaken ? undefined : `'response_format.type' must not be '${type}'`;
  }

  async #transcribe(body: Buffer, contentType: string, response: ServerResponse): Promise<void> {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const field = (name: string) => String(form.get(name) ?? '');
    const file = form.get('file');
    if (!(file instanceof File)) return fail(response, 400, 'invalid_request_error', 'file is required');
    const granularities = form.getAll('timestamp_granularities[]').map(String);
    const format = field('response_format') || 'json';
    const { name, type, size } = file;
    const language = field('language');
    this.speeches.push({ model: field('model'), name, type, size, format, granularities, language });
    if (format === 'verbose_json' && !this.takes.words) {
      return fail(response, 400, 'unsupported_value', "response_format 'verbose_json' is not compatible");
    }
    const trouble = this.next.shift() ?? this.always;
    if (trouble && failed(trouble, response, this)) return;
    const { text, words } = this.heard;
    if (format !== 'verbose_json') return send(response, 200, { text });
    const duration = words.at(-1)?.end ?? 0;
    send(response, 200, { task: 'transcribe', language: 'english', duration, text, words });
  }
}
