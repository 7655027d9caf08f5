import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExamStep } from '../api/contract/exam/steps';
import { ApiError } from '../api/errors';
import type { ExamApi } from './exam-api';
import { memoryOutbox, type Outbox } from './outbox';
import type { Patience } from './patience';
import { runSitting } from './run-sitting';

const exam = 'exam-of-the-tests-0001';

const step = (seq: number, part: Partial<ExamStep> = {}): ExamStep => ({
  seq,
  type: 'listenAndType',
  task: { number: 4, of: 13 },
  part: null,
  item: { type: 'listenAndType', sound: '' },
  prepareMs: 0,
  limitMs: 60_000,
  leftMs: 60_000,
  plays: 3,
  ...part,
});

const offline = () => Promise.reject(new ApiError('The API cannot be reached', { code: 'network' }));
const refused = (status: number, code: string) => () => Promise.reject(new ApiError(code, { status, code }));

/** Tries again as soon as the test lets it. */
function hurried(): Patience & { waits: number[]; atLeast: (number | undefined)[] } {
  const waits: number[] = [];
  const atLeast: (number | undefined)[] = [];
  let closed = false;
  return {
    waits,
    atLeast,
    async wait(tries, atLeastMs) {
      waits.push(tries);
      atLeast.push(atLeastMs);
    },
    heard: () => undefined,
    isClosed: () => closed,
    close: () => (closed = true),
  };
}

const standingOf = (next: ExamStep | null, more: object = {}) => ({
  id: exam,
  state: next ? ('open' as const) : ('done' as const),
  step: next,
  elsewhere: false,
  answered: 0,
  leftMs: 1,
  speaking: true,
  ...more,
});

type Answering = (...given: Parameters<ExamApi['answer']>) => Promise<ExamStep | null>;

/** @param part its `answer` gives the next step alone, and counts unless told */
function sitting(
  part: Omit<Partial<ExamApi>, 'answer'> & { answer?: Answering; counts?: boolean },
  outbox: Outbox = memoryOutbox(),
  first: ExamStep | null = step(0),
  isSeen = () => true,
  takeLeft?: Parameters<typeof runSitting>[0]['takeLeft'],
) {
  const unasked = () => Promise.reject(new Error('Nobody asks for this'));
  const api: ExamApi = {
    start: unasked,
    stand: unasked,
    hold: unasked,
    begin: unasked,
    play: unasked,
    send: unasked,
    end: unasked,
    ...part,
    async answer(...given) {
      return { step: await (part.answer ?? unasked)(...given), counts: part.counts ?? true };
    },
  };
  const patient = hurried();
  const run = runSitting({ exam, step: first, api, outbox, patient, now: () => 1_000, isSeen, takeLeft });
  return { run, outbox, patient };
}

describe('an answer', () => {
  it('is kept in the browser until the server has it, and leads on', async () => {
    const kept: unknown[] = [];
    const outbox = memoryOutbox();
    const { run } = sitting(
      {
        answer: async () => {
          kept.push(await outbox.answerOf(exam));
          return step(1);
        },
      },
      outbox,
    );
    await run.answer('a dog', 4_000);
    expect(kept).toEqual([{ exam, seq: 0, answer: 'a dog', tookMs: 4_000 }]);
    expect(await outbox.answerOf(exam)).toBeUndefined();
    expect(run.standing.get()).toMatchObject({ state: 'open', step: { seq: 1 }, since: 1_000 });
  });

  it('waits for a network that is gone, says so, and is sent as it was', async () => {
    const answer = vi.fn<Answering>();
    const states: string[] = [];
    answer.mockImplementationOnce(offline).mockImplementationOnce(async () => {
      states.push(run.standing.get().state);
      return step(1);
    });
    const { run, patient } = sitting({ answer });
    await run.answer('a dog', 4_000);
    expect(states).toEqual(['waiting']);
    expect(patient.waits).toEqual([0]);
    expect(answer.mock.calls).toEqual([
      [exam, { seq: 0, answer: 'a dog', tookMs: 4_000 }],
      [exam, { seq: 0, answer: 'a dog', tookMs: 4_000 }],
    ]);
    expect(run.standing.get().step?.seq).toBe(1);
  });

  it('cannot be given twice', async () => {
    let calls = 0;
    const { run } = sitting({
      answer: async () => {
        calls += 1;
        return step(1);
      },
    });
    await Promise.all([run.answer('a', 1), run.answer('b', 2)]);
    expect(calls).toBe(1);
  });

  it('ends the exam where it was the last one', async () => {
    const { run } = sitting({ answer: async () => null });
    await run.answer('a', 1);
    expect(run.standing.get()).toMatchObject({ state: 'over', step: null });
  });

  it.each([
    ['finished', 410, 'over'],
    ['invalid', 422, 'failed'],
  ])('that is refused as %s is not sent again', async (code, status, state) => {
    const answer = vi.fn<Answering>(refused(status, code));
    const { run, outbox } = sitting({ answer });
    await run.answer('a', 1);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(run.standing.get().state).toBe(state);
    expect(await outbox.answerOf(exam)).toBeUndefined();
  });

  it('is sent again where another tab has the exam and it is taken back', async () => {
    const answer = vi.fn<Answering>(async () => step(1));
    answer.mockImplementationOnce(refused(409, 'exam_elsewhere'));
    const { run, outbox } = sitting({ answer, stand: async () => standingOf(step(0)) });
    await run.answer('five minutes of writing', 290_000);
    expect(run.standing.get()).toMatchObject({ state: 'elsewhere', step: null });
    await run.take();
    expect(answer.mock.calls.map(([, given]) => given)).toEqual([
      { seq: 0, answer: 'five minutes of writing', tookMs: 290_000 },
      { seq: 0, answer: 'five minutes of writing', tookMs: 290_000 },
    ]);
    expect(run.standing.get()).toMatchObject({ state: 'open', step: { seq: 1 } });
    expect(await outbox.answerOf(exam)).toBeUndefined();
  });

  it('to a question that is over asks where the exam stands', async () => {
    const { run } = sitting({
      answer: refused(409, 'not_this_step'),
      stand: async () => standingOf(step(5)),
    });
    await run.answer('a', 1);
    expect(run.standing.get()).toMatchObject({ state: 'open', step: { seq: 5 } });
  });
});

describe('a page that is opened again', () => {
  it('sends first what was waiting', async () => {
    const outbox = memoryOutbox();
    await outbox.keepAnswer({ exam, seq: 3, answer: 'kept', tookMs: 9 });
    await outbox.keepAnswer({ exam: 'another', seq: 1, answer: 'old', tookMs: 9 });
    const sent: unknown[] = [];
    const { run } = sitting(
      {
        stand: async (_, take) => {
          sent.push(take);
          return standingOf(step(3));
        },
        answer: async (_, given) => {
          sent.push(given);
          return step(4);
        },
      },
      outbox,
      null,
    );
    await run.take();
    expect(sent).toEqual([true, { seq: 3, answer: 'kept', tookMs: 9 }]);
    expect(run.standing.get()).toMatchObject({ state: 'open', step: { seq: 4 } });
    expect(await outbox.answerOf('another')).toBeUndefined();
  });

  it('hands in what was entered when the time ran out, once, and says whether it counts', async () => {
    const sent: unknown[] = [];
    const lefts = [{ exam, seq: 3, answer: 'begun', tookMs: 9 }];
    const asked: unknown[] = [];
    const { run, outbox } = sitting(
      {
        stand: async () => standingOf(step(4)),
        answer: async (_, given) => {
          sent.push(given);
          expect(run.standing.get()).toMatchObject({ state: 'sending', late: { seq: 3 } });
          return step(4);
        },
        counts: false,
      },
      memoryOutbox(),
      step(4),
      () => true,
      (open) => {
        asked.push(open);
        return lefts.pop() ?? null;
      },
    );
    await run.take();
    await run.take();
    expect(asked).toEqual([4, 4]);
    expect(sent).toEqual([{ seq: 3, answer: 'begun', tookMs: 9 }]);
    expect(run.standing.get()).toMatchObject({
      state: 'open',
      step: { seq: 4 },
      late: { seq: 3, counts: false },
    });
    expect(await outbox.answerOf(exam)).toBeUndefined();
  });

  it('sends recordings behind the answer that names them', async () => {
    const outbox = memoryOutbox();
    await outbox.keepAnswer({ exam, seq: 3, answer: { recording: 'seq-3' }, tookMs: 9 });
    await outbox.keepRecording({ exam, seq: 3, recording: new Blob(['sound']) });
    const sent: string[] = [];
    const { run } = sitting(
      {
        stand: async () => standingOf(step(4)),
        answer: async ({ length }) => {
          sent.push(`answer ${length > 0}`);
          return step(4);
        },
        send: async (_, seq) => void sent.push(`recording ${seq}`),
      },
      outbox,
      null,
    );
    await run.take();
    await vi.waitFor(() => expect(sent).toEqual(['answer true', 'recording 3']));
  });

  it('goes on where the exam stands when nothing was waiting', async () => {
    const { run } = sitting({ stand: async () => standingOf(step(7)) }, memoryOutbox(), null);
    await run.take();
    expect(run.standing.get()).toMatchObject({ state: 'open', step: { seq: 7 } });
  });

  it('says when another tab has it', async () => {
    const { run } = sitting({ stand: async () => standingOf(null, { elsewhere: true, state: 'open' }) });
    await run.take();
    expect(run.standing.get().state).toBe('elsewhere');
  });
});

describe('a recording', () => {
  const blob = (text: string) => new Blob([text], { type: 'audio/webm' });

  it('is sent behind what follows, as often as it takes, one after the other', async () => {
    const sent: number[] = [];
    const send = vi.fn<ExamApi['send']>(async (_, seq) => void sent.push(seq));
    send.mockImplementationOnce(offline);
    const { run, outbox } = sitting({ send });
    await run.record(0, blob('one'));
    await run.record(1, blob('two'));
    await vi.waitFor(async () => expect(await outbox.recordings(exam)).toEqual([]));
    expect(sent).toEqual([0, 1]);
    await vi.waitFor(() => expect(run.standing.get().unsent).toBe(0));
  });

  it('waits as long as the server says before it is sent again', async () => {
    const send = vi.fn<ExamApi['send']>(async () => undefined);
    send.mockImplementationOnce(() =>
      Promise.reject(new ApiError('Slow down', { status: 429, code: 'slow_down', retryAfterMs: 600_000 })),
    );
    const { run, patient } = sitting({ send });
    await run.record(0, blob('one'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(patient.atLeast).toEqual([600_000]);
  });

  it('that the server does not want is let go', async () => {
    const { run, outbox } = sitting({ send: refused(409, 'not_this_step') });
    await run.record(0, blob('one'));
    await vi.waitFor(async () => expect(await outbox.recordings(exam)).toEqual([]));
  });
});

describe('the first question of a task', () => {
  it('is begun, or left out with all that is spoken', async () => {
    const begin = vi.fn<ExamApi['begin']>(async (_, seq) => step(seq));
    const { run } = sitting({ begin }, memoryOutbox(), step(2, { item: null }));
    await run.begin(true);
    expect(begin).toHaveBeenCalledWith(exam, 2, true);
    expect(run.standing.get().step?.item).not.toBeNull();
  });
});

describe('a tab with an open question', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says every 20 seconds that it is there, while it is looked at', async () => {
    const hold = vi.fn<ExamApi['hold']>(async () => false);
    let isSeen = true;
    const { run } = sitting({ hold }, memoryOutbox(), step(0), () => isSeen);
    const before = run.standing.get();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hold).toHaveBeenCalledTimes(3);
    expect(hold).toHaveBeenCalledWith(exam);
    hold.mockImplementation(offline);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(hold).toHaveBeenCalledTimes(4);
    // Nothing of it is shown.
    expect(run.standing.get()).toBe(before);
    isSeen = false;
    await vi.advanceTimersByTimeAsync(60_000);
    isSeen = true;
    run.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hold).toHaveBeenCalledTimes(4);
  });

  it('says nothing before a task is begun, nor while an answer is on its way', async () => {
    const hold = vi.fn<ExamApi['hold']>(async () => false);
    sitting({ hold }, memoryOutbox(), step(2, { item: null }));
    const { run } = sitting({ hold, answer: () => new Promise(() => undefined) });
    void run.answer('a', 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hold).not.toHaveBeenCalled();
  });

  it('learns that another one has the exam, unless it has gone on meanwhile', async () => {
    const { run } = sitting({ hold: async () => true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(run.standing.get()).toMatchObject({ state: 'elsewhere', step: null });

    const late = sitting({
      hold: () => new Promise((resolve) => setTimeout(() => resolve(true), 5_000)),
      answer: async () => step(1),
    });
    await vi.advanceTimersByTimeAsync(21_000);
    await late.run.answer('a', 1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(late.run.standing.get()).toMatchObject({ state: 'open', step: { seq: 1 } });
  });
});

describe('a hearing', () => {
  it('counts by the server, and by this page alone where that cannot be asked', async () => {
    const play = vi.fn<ExamApi['play']>(async () => 2);
    const { run } = sitting({ play });
    await run.play();
    expect(run.standing.get().step?.plays).toBe(2);
    play.mockImplementationOnce(offline);
    await run.play();
    expect(run.standing.get().step?.plays).toBe(1);
  });
});
