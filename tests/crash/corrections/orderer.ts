import { setTimeout as sleep } from 'node:timers/promises';
import { recordings } from '../../doubles/backend/exam-answers';
import type { Counter } from '../exams/counter';
import type { Random } from '../random';

/** Where corrections are ordered. */
export interface Street {
  /** One for each instance of the site. */
  counters: readonly [Counter, ...Counter[]];
  random: Random;
  /** ms that somebody thinks at most before each order. */
  thinkMs: number;
}

/** A correction as the site has told it. */
export interface Told {
  id: string;
  state: 'waiting' | 'done' | 'failed';
  doneAt: string | null;
  result: unknown;
}

/** Somebody who orders corrections, asks again for whatever is not answered, and looks until each is over. */
export class Orderer {
  /** By the keys of orders. */
  readonly orders = new Map<string, Told>();
  /** What the site has told in two ways, in words. */
  readonly contradictions: string[] = [];
  refused = 0;
  readonly #street: Street;
  readonly #token: string;
  readonly #name: string;

  constructor(token: string, index: number, street: Street) {
    this.#token = token;
    this.#name = `orderer-${index}`;
    this.#street = street;
  }

  /** Orders so many, and one more than there are. */
  async orderAll(count: number): Promise<void> {
    for (let order = 0; order <= count; order += 1) {
      await sleep(this.#street.random.below(this.#street.thinkMs));
      await this.#order(`${this.#name}-order-${order}-of-all`);
    }
  }

  /** Looks at every order until it is over, and then once more. */
  async waitForAll(): Promise<void> {
    for (const key of this.orders.keys()) {
      while ((await this.#look(key)).state === 'waiting') await sleep(500);
      await this.#look(key);
    }
  }

  async #order(key: string): Promise<void> {
    const { random } = this.#street;
    const body = await this.#made(key);
    // Some click twice, and the balancer sends one here and one there.
    const times = random.chance(0.3) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => this.#post(body)));
    for (const { status, body: answered } of answers) {
      if (status === 402) this.refused += 1;
      else if (answered.data) this.#confirm(key, answered.data.id);
      else throw new Error(`order answered ${status} ${answered.code}`);
    }
  }

  #post = (body: object) =>
    this.#anyone().ask<{ id: string; state: Told['state'] }>(this.#token, 'correction', { body });

  /** An order that is not the same as others; some are spoken, and nobody can hear what they say. */
  async #made(key: string): Promise<object> {
    const { random } = this.#street;
    const common = { key, locale: 'en', type: 'own', prompt: { text: 'Describe your town.' } };
    if (!random.chance(0.15)) {
      return { ...common, mode: 'write', text: `i live in a small town of ${random.below(1e6)} people.` };
    }
    const { status, body } = await this.#anyone().ask<{ recording: string }>(
      this.#token,
      'correction/recording',
      { recording: recordings.webm },
    );
    if (!body.data) throw new Error(`recording answered ${status} ${body.code}`);
    return { ...common, mode: 'speak', recording: body.data.recording };
  }

  async #look(key: string): Promise<Told> {
    const { id } = this.orders.get(key) ?? { id: '' };
    const { status, body } = await this.#anyone().ask<Told>(this.#token, `correction/${id}`, {});
    if (!body.data) throw new Error(`correction answered ${status} ${body.code}`);
    const { state, doneAt, result } = body.data;
    return this.#compare(key, { id, state, doneAt, result });
  }

  /** Remembers an order, which is one however often it was sent. */
  #confirm(key: string, id: string): void {
    const { id: before = id } = this.orders.get(key) ?? {};
    if (before !== id) this.contradictions.push(`${key} is ${before} and ${id}`);
    this.orders.set(key, { id, state: 'waiting', doneAt: null, result: null });
  }

  /** Remembers what was told; what is over stays as it is. */
  #compare(key: string, told: Told): Told {
    const before = this.orders.get(key);
    if (before && before.state !== 'waiting' && JSON.stringify(before) !== JSON.stringify(told)) {
      this.contradictions.push(`${key} was answered twice: ${before.state}, then ${told.state}`);
    }
    this.orders.set(key, told);
    return told;
  }

  #anyone = (): Counter => this.#street.random.pick(this.#street.counters);
}
