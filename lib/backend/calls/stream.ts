/** Less than what proxies wait between two pieces of an answer. */
const aliveEveryMs = 15_000;

/**
 * An answer that comes piece by piece, as events of JSON (https://html.spec.whatwg.org/multipage/server-sent-events.html), where the
 * contract says so. It has to be ended.
 */
export class Stream {
  readonly #gone = new AbortController();
  readonly #text = new TextEncoder();
  readonly #body: ReadableStream<Uint8Array<ArrayBuffer>>;
  #controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  readonly #alive: ReturnType<typeof setInterval>;

  constructor() {
    this.#body = new ReadableStream({
      start: (controller) => void (this.#controller = controller),
      cancel: () => {
        this.#over();
        this.#gone.abort();
      },
    });
    this.#alive = setInterval(() => this.#write(':\n\n'), aliveEveryMs).unref();
  }

  /** Aborted when nobody reads on. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** Sends one event; nothing once nobody reads on. */
  send(event: object): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    const controller = this.#controller;
    this.#over();
    controller?.close();
  }

  /** No proxy may hold it back, pack it or keep it. */
  toResponse(headers: Headers): Response {
    headers.set('content-type', 'text/event-stream; charset=utf-8');
    headers.set('cache-control', 'private, no-store, no-transform');
    headers.set('x-accel-buffering', 'no');
    return new Response(this.#body, { headers });
  }

  #write(text: string): void {
    this.#controller?.enqueue(this.#text.encode(text));
  }

  #over(): void {
    clearInterval(this.#alive);
    this.#controller = undefined;
  }
}
