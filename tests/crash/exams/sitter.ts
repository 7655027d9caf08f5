import { setTimeout as sleep } from 'node:timers/promises';
import type { ExamAnswer, ExamStep } from '../../../lib/api/contract/exam/steps';
import { anyAnswer, recordings } from '../../doubles/backend/exam-answers';
import type { Random } from '../random';
import type { Counter } from './counter';

/** Where an exam is sat. */
export interface Hall {
  counter: Counter;
  random: Random;
  /** ms that somebody thinks at most before each answer. */
  thinkMs: number;
  /** Whether everybody is to stop. */
  isOver: () => boolean;
}

/** What the site has confirmed of an exam. */
export interface Confirmed {
  answers: Map<number, ExamAnswer>;
  recordings: Set<number>;
  /** The question that stands now; null when it is over. */
  step: ExamStep | null;
}

/** ms by which the clock of the site may be out. */
export const clockDriftMs = 2000;

/** Somebody who sits exams, and asks again for whatever is not answered. */
export class ExamSitter {
  /** By the ids of exams. */
  readonly exams = new Map<string, Confirmed>();
  /** Clocks that were compared, and what was wrong with them, in words. */
  clocks = 0;
  readonly wrongClocks: string[] = [];
  readonly #hall: Hall;
  readonly #token: string;
  readonly #tab: string;
  /** When the question that stands had how much time left. */
  #seen = { at: 0, leftMs: 0 };

  constructor(token: string, index: number, hall: Hall) {
    this.#token = token;
    this.#tab = `sitter-${index}-of-all`;
    this.#hall = hall;
  }

  /** Sits one exam after the other while there are credits and time. */
  async sitAll(): Promise<void> {
    while (!this.#hall.isOver()) {
      const id = await this.#start();
      if (id === undefined) return;
      await this.#sit(id);
    }
  }

  /** Looks at the clocks of open exams once more. */
  async lookAtLast(): Promise<void> {
    for (const [id, { step }] of this.exams) if (step?.item) await this.#look(id, step);
  }

  /** @returns undefined where no credit is left */
  async #start(): Promise<string | undefined> {
    const { status, body } = await this.#hall.counter.ask<{ id: string; step: ExamStep }>(
      this.#token,
      'exam',
      {
        body: { locale: 'en', tab: this.#tab, speaking: this.#hall.random.chance(0.8) },
      },
    );
    if (status === 402) return undefined;
    // It was begun by a request whose answer got lost.
    const lost = status === 409 ? body.fields?.exam : undefined;
    if (lost !== undefined) {
      const { body: stand } = await this.#stand(lost);
      this.#confirm(lost, stand.data?.step ?? null);
      return lost;
    }
    if (!body.data) throw new Error(`start answered ${status}`);
    this.#confirm(body.data.id, body.data.step);
    return body.data.id;
  }

  async #sit(id: string): Promise<void> {
    const { random, thinkMs, isOver } = this.#hall;
    for (let step = this.#of(id).step; step && !isOver(); step = this.#of(id).step) {
      await sleep(random.below(thinkMs));
      if (!step.item) await this.#begin(id, step);
      else if (random.chance(0.15)) await this.#look(id, step);
      else await this.#answer(id, step);
    }
  }

  async #begin(id: string, { seq }: ExamStep): Promise<void> {
    const body = { tab: this.#tab, seq };
    const { status, body: begun } = await this.#post<{ step: ExamStep | null }>(id, 'begin', body);
    if (!begun.data) throw new Error(`begin answered ${status} ${begun.code}`);
    this.#confirm(id, begun.data.step);
  }

  async #answer(id: string, step: ExamStep): Promise<void> {
    const { random } = this.#hall;
    const { seq } = step;
    const answer = this.#made(step);
    const isSpoken = typeof answer === 'object' && answer !== null && 'recording' in answer;
    const isSentBefore = random.chance(0.5);
    if (isSpoken && isSentBefore) await this.#record(id, seq);
    // Some answer in good time and cannot send it: the site hears how long they took.
    const body = { tab: this.#tab, seq, answer, tookMs: 200 };
    const { status, body: after } = await this.#post<{ step: ExamStep | null }>(id, 'answer', body);
    if (!after.data) throw new Error(`answer ${seq} answered ${status} ${after.code}`);
    this.#of(id).answers.set(seq, answer);
    this.#confirm(id, after.data.step);
    if (isSpoken && !isSentBefore) await this.#record(id, seq);
  }

  async #record(id: string, seq: number): Promise<void> {
    const { status } = await this.#hall.counter.ask(this.#token, `exam/${id}/recording?seq=${seq}`, {
      recording: recordings.webm,
    });
    if (status !== 200) throw new Error(`recording ${seq} answered ${status}`);
    this.#of(id).recordings.add(seq);
  }

  /** Asks how the exam stands, and compares its clock with the one on the wall. */
  async #look(id: string, { seq }: ExamStep): Promise<void> {
    const before = this.#seen;
    const { status, body } = await this.#stand(id);
    if (!body.data) throw new Error(`exam answered ${status} ${body.code}`);
    const { step } = body.data;
    if (step?.seq === seq) {
      this.clocks += 1;
      const expected = Math.max(0, before.leftMs - (performance.now() - before.at));
      const drift = Math.round(step.leftMs - expected);
      if (Math.abs(drift) > clockDriftMs) this.wrongClocks.push(`${id}, question ${seq}: ${drift} ms`);
    }
    this.#confirm(id, step);
  }

  #stand = (id: string) =>
    this.#hall.counter.ask<{ step: ExamStep | null }>(this.#token, `exam/${id}?tab=${this.#tab}`, {});

  #post = <Data>(id: string, call: string, body: object) =>
    this.#hall.counter.ask<Data>(this.#token, `exam/${id}/${call}`, { body });

  /** An answer that is not the same as others. */
  #made(step: ExamStep): ExamAnswer {
    const { random } = this.#hall;
    const answer = anyAnswer(step);
    if (typeof answer === 'boolean') return random.chance(0.5);
    if (typeof answer === 'string') return `${answer} ${random.below(1e9)}`;
    return typeof answer === 'number' ? random.below(3) : answer;
  }

  #of(id: string): Confirmed {
    const known = this.exams.get(id) ?? { answers: new Map(), recordings: new Set(), step: null };
    this.exams.set(id, known);
    return known;
  }

  #confirm(id: string, step: ExamStep | null): void {
    this.#of(id).step = step;
    this.#seen = { at: performance.now(), leftMs: step?.leftMs ?? 0 };
  }
}
