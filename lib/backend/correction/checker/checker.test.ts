import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChecker } from './checker';
import type { Reply, Request } from './jobs';
import type { Thread } from './job-thread';

/** Nobody leaves. */
const stays = () => new AbortController().signal;
const recording = readFileSync(path.join(import.meta.dirname, 'recordings/opus.webm'));

describe('the thread', () => {
  const checker = createChecker();
  afterAll(() => checker.close());

  it('finds mistakes with their places and what could stand there', async () => {
    const [found] = await checker.lint('😀 She have a dog.', stays());
    expect(found).toMatchObject({
      kind: 'Agreement',
      start: 7,
      end: 11,
      found: 'have',
      suggestions: ['has'],
    });
    expect(await checker.lint('She has a dog.', stays())).toEqual([]);
  });

  it('hears a recording, and leaves it to whoever has it', async () => {
    const before = Buffer.from(recording);
    const { seconds, loudness } = await checker.hear({ type: 'audio/webm', bytes: recording }, stays());
    expect(seconds).toBeCloseTo(4.86, 2);
    expect(loudness).toHaveLength(243);
    expect(recording.equals(before)).toBe(true);
  });

  it('does several jobs one after the other', async () => {
    const [one, other, third] = await Promise.all([
      checker.lint('She have a dog.', stays()),
      checker.hear({ type: 'audio/webm', bytes: recording }, stays()),
      checker.lint('He go home.', stays()),
    ]);
    expect(one[0]?.found).toBe('have');
    expect(other.seconds).toBeCloseTo(4.86, 2);
    expect(third[0]?.found).toBe('go');
  });

  it.each([
    ['what is none', Buffer.from('no recording, whatever its type says')],
    ['more than may be sent', Buffer.alloc(4 * 1024 * 1024 + 1)],
  ])('cannot read %s', async (_, bytes) => {
    await expect(checker.hear({ type: 'audio/webm', bytes }, stays())).rejects.toMatchObject({
      name: 'ScorerFailed',
      why: 'unreadable',
    });
  });

  it.each([
    ['one word of 5,000 letters', 'abcdefghij'.repeat(500)],
    ['one word of apostrophes', "don't".repeat(1000)],
    ['characters without meaning', '\0\ufeff\u200b\u202e\ue000'.repeat(200)],
    ['halves of characters', 'I has \ud83d went \udc00 home. '.repeat(150)],
    ['letters with many accents', `${'a'}${'\u0300'.repeat(30)} `.repeat(50)],
    ['another direction', 'אני אוהב I has went مرحبا \u202e reversed \u202c '.repeat(80)],
    ['emoji', '😀👩‍👩‍👧‍👦 I has went. '.repeat(120)],
    ['brackets in brackets', `${'('.repeat(500)}I has${')'.repeat(500)}`],
    ['quotation marks', '"I has", '.repeat(400)],
    ['nothing', ''],
  ])('survives %s', async (_, text) => {
    const lints = await checker.lint(text, stays());
    expect(lints.every(({ start, end, found }) => text.slice(start, end) === found)).toBe(true);
    expect((await checker.lint('She have a dog.', stays()))[0]?.found).toBe('have');
  });

  it('finds the mistakes around a word that is too long', async () => {
    const text = `She have a ${'dog'.repeat(500)}. He go home.`;
    const lints = await checker.lint(text, stays());
    expect(lints.map(({ found }) => found)).toEqual(expect.arrayContaining(['have', 'go']));
  });
});

/** A thread that does what a test says. */
class Double extends EventEmitter implements Pick<Thread, 'postMessage' | 'terminate'> {
  readonly told: Request[] = [];
  isEnded = false;
  postMessage = (request: Request) => void this.told.push(request);
  answers = (reply: Reply) => this.emit('message', reply);
  terminate = () => {
    this.isEnded = true;
    this.emit('exit', 1);
    return Promise.resolve(1);
  };
}

describe('with a thread that', () => {
  const threads: Double[] = [];
  const open = () =>
    createChecker(() => {
      const thread = new Double();
      threads.push(thread);
      return thread as unknown as Thread;
    });
  const at = (place: number) => {
    const thread = threads[place];
    if (!thread) throw new Error(`only ${threads.length} were started`);
    return thread;
  };
  /** Lets what is ready to go on do so. */
  const soon = () => vi.advanceTimersByTimeAsync(0);
  const unavailable = { name: 'ScorerFailed', why: 'unavailable' };

  beforeEach(() => {
    vi.useFakeTimers();
    threads.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('is not needed, none is started', async () => {
    await open().close();
    expect(threads).toHaveLength(0);
  });

  it('is busy, gets one job at a time', async () => {
    const checker = open();
    const jobs = [checker.lint('one', stays()), checker.lint('two', stays())];
    await soon();
    expect(at(0).told).toEqual([{ text: 'one' }]);
    at(0).answers({ lints: [] });
    await soon();
    expect(at(0).told).toEqual([{ text: 'one' }, { text: 'two' }]);
    at(0).answers({ lints: [] });
    expect(await Promise.all(jobs)).toEqual([[], []]);
    expect(threads).toHaveLength(1);
  });

  it.each([
    ['a text', 10_000],
    ['a recording', 15_000],
  ] as const)(
    'never answers %s, is ended after %i ms, and the next job gets a new one',
    async (what, limit) => {
      const checker = open();
      const first = checker.lint('one', stays());
      await soon();
      at(0).answers({ lints: [] });
      await first;
      const slow =
        what === 'a text'
          ? checker.lint('slow', stays())
          : checker.hear({ type: 'audio/webm', bytes: recording }, stays());
      const caught = slow.catch((error: unknown) => error);
      const next = checker.lint('next', stays());
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(at(0).isEnded).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(at(0).isEnded).toBe(true);
      expect(await caught).toMatchObject(unavailable);
      await soon();
      at(1).answers({ lints: [] });
      expect(await next).toEqual([]);
    },
  );

  it('has just been started, has ten seconds more', async () => {
    const caught = open()
      .lint('one', stays())
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(at(0).isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await caught).toMatchObject(unavailable);
  });

  it.each([
    ['breaks', (thread: Double) => thread.emit('error', new Error('unreachable'))],
    ['ends', (thread: Double) => thread.emit('exit', 1)],
  ])('%s, fails its job and no other', async (_, dies) => {
    const checker = open();
    const caught = checker.lint('one', stays()).catch((error: unknown) => error);
    const next = checker.lint('two', stays());
    await soon();
    dies(at(0));
    expect(await caught).toMatchObject(unavailable);
    await soon();
    at(1).answers({ lints: [] });
    expect(await next).toEqual([]);
  });

  it('breaks while it has nothing to do, is replaced', async () => {
    const checker = open();
    const first = checker.lint('one', stays());
    await soon();
    at(0).answers({ lints: [] });
    await first;
    at(0).emit('error', new Error('out of memory'));
    at(0).emit('exit', 1);
    const second = checker.lint('two', stays());
    await soon();
    at(1).answers({ lints: [] });
    expect(await second).toEqual([]);
  });

  it('nobody asks for five minutes, is ended, and started again when somebody does', async () => {
    const checker = open();
    const first = checker.lint('one', stays());
    await soon();
    at(0).answers({ lints: [] });
    await first;
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(at(0).isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(at(0).isEnded).toBe(true);
    void checker.lint('two', stays());
    await soon();
    expect(at(1).told).toHaveLength(1);
  });

  it('is asked again within five minutes, stays', async () => {
    const checker = open();
    for (let round = 0; round < 3; round += 1) {
      const job = checker.lint('one', stays());
      await soon();
      at(0).answers({ lints: [] });
      await job;
      await vi.advanceTimersByTimeAsync(4 * 60_000);
    }
    expect(at(0).isEnded).toBe(false);
  });

  it('has twenty jobs waiting, gets no more', async () => {
    const checker = open();
    const jobs = Array.from({ length: 21 }, () => checker.lint('one', stays()));
    await expect(checker.lint('one too many', stays())).rejects.toMatchObject(unavailable);
    for (let round = 0; round < jobs.length; round += 1) {
      await soon();
      at(0).answers({ lints: [] });
    }
    await Promise.all(jobs);
    const later = checker.lint('later', stays());
    await soon();
    at(0).answers({ lints: [] });
    expect(await later).toEqual([]);
  });

  it('is asked by somebody who has left, does not hear of it', async () => {
    const checker = open();
    const left = new AbortController();
    const first = checker.lint('one', stays());
    const caught = checker.lint('two', left.signal).catch((error: unknown) => error);
    const third = checker.lint('three', stays());
    await soon();
    left.abort(new Error('left'));
    expect(await caught).toMatchObject({ message: 'left' });
    at(0).answers({ lints: [] });
    await first;
    await soon();
    expect(at(0).told).toEqual([{ text: 'one' }, { text: 'three' }]);
    at(0).answers({ lints: [] });
    expect(await third).toEqual([]);
  });

  it('is at work as all of it is closed, ends, and so does what waits', async () => {
    const checker = open();
    const caught = ['one', 'two'].map((text) => checker.lint(text, stays()).catch((error: unknown) => error));
    await soon();
    await checker.close();
    expect(at(0).isEnded).toBe(true);
    expect(await Promise.all(caught)).toMatchObject([unavailable, unavailable]);
    await expect(checker.lint('three', stays())).rejects.toMatchObject(unavailable);
    expect(threads).toHaveLength(1);
  });
});
