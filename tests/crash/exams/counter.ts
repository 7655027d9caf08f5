import { setTimeout as sleep } from 'node:timers/promises';

interface Sent {
  /** JSON of a POST. */
  body?: object;
  recording?: Uint8Array<ArrayBuffer>;
}

interface Answered<Data> {
  status: number;
  body: { data?: Data; code?: string; fields?: Record<string, string> };
}

/** A site that works answers none of these in so many tries. */
const mostTries = 900;

/** Where requests are handed in at a site that may be killed at any moment. */
export class Counter {
  /** Requests that the site did not answer: it was dead, died meanwhile, or could not. */
  unanswered = 0;
  /** Those waiting for their answer now. */
  underWay = 0;
  /** ms of each call of a name that was answered at the first try. */
  readonly times = new Map<string, number[]>();
  readonly #origin: string;
  readonly #over: AbortSignal;

  constructor(origin: string, over: AbortSignal) {
    this.#origin = origin;
    this.#over = over;
  }

  /** Asks until there is an answer, as a browser does. */
  async ask<Data>(token: string, call: string, sent: Sent): Promise<Answered<Data>> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const started = performance.now();
      const answered = await this.#send<Data>(token, call, sent);
      if (answered && answered.status < 500 && answered.status !== 429) {
        if (tries === 0) this.#note(call, performance.now() - started);
        return answered;
      }
      this.unanswered += 1;
      await sleep(100, undefined, { signal: this.#over });
    }
    throw new Error(`The site does not answer: ${call}`);
  }

  async #send<Data>(
    token: string,
    call: string,
    { body, recording }: Sent,
  ): Promise<Answered<Data> | undefined> {
    const type = recording ? 'audio/webm' : body && 'application/json';
    this.underWay += 1;
    try {
      const response = await fetch(`${this.#origin}/api/v1/${call}`, {
        method: type === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, ...(type !== undefined && { 'content-type': type }) },
        ...(type !== undefined && { body: recording ?? JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      return { status: response.status, body: (await response.json()) as Answered<Data>['body'] };
    } catch {
      return undefined;
    } finally {
      this.underWay -= 1;
    }
  }

  #note(call: string, ms: number): void {
    const [, exam, name = exam === undefined ? 'start' : 'look'] = call.replace(/\?.*/, '').split('/');
    const times = this.times.get(name) ?? [];
    times.push(ms);
    this.times.set(name, times);
  }
}
