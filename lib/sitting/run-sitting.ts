import { decodeError, type DecodedError } from '../api/errors';
import type { ExamAnswer, ExamStep } from '../api/contract/exam/steps';
import { createStore } from '../browser/store';
import type { ExamApi } from './exam-api';
import type { KeptAnswer, Outbox } from './outbox';
import { patience, type Patience } from './patience';
import { recordingSender } from './recording-sender';
import type { Standing } from './standing';

interface Parts {
  exam: string;
  step: ExamStep | null;
  api: ExamApi;
  outbox: Outbox;
  patient?: Patience;
  now?: () => number;
  isSeen?: () => boolean;
  /** Takes what was entered in a question that is open no more, and was not handed in. @param open the one that is */
  takeLeft?: (open: number | undefined) => KeptAnswer | null;
}

/** ms between two words of this tab to the server, which takes one that it has not heard of for 45 s for gone. */
const holdEveryMs = 20_000;

export interface SittingRun {
  standing: Pick<ReturnType<typeof createStore<Standing>>, 'get' | 'subscribe'>;
  /** Begins the first question of a task; without speaking, all tasks that are spoken are left out. */
  begin(withoutSpeaking?: boolean): Promise<void>;
  /** Counts a hearing of the open question's sound; one that cannot be told counts here alone. */
  play(): Promise<void>;
  /** Hands an answer in, because its time is up or before; it is kept in the browser until the server has it. */
  answer(answer: ExamAnswer, tookMs: number, isTimeUp?: boolean): Promise<void>;
  /** Keeps a recording and sends it behind what follows. */
  record(seq: number, recording: Blob): Promise<void>;
  /** Asks anew how the exam stands, in this tab from now on. */
  take(): Promise<void>;
  end(): Promise<void>;
  close(): void;
}

/**
 * Goes through a sitting. What the network swallows is sent again until it arrives: answers first, then recordings, one after the other,
 * for the server takes the same twice as one.
 */
export function runSitting({
  exam,
  step,
  api,
  outbox,
  patient = patience(),
  now = Date.now,
  isSeen = () => document.visibilityState === 'visible',
  takeLeft = () => null,
}: Parts): SittingRun {
  const standing = createStore<Standing>({
    exam,
    step,
    since: now(),
    state: step ? 'open' : 'over',
    unsent: 0,
    handed: false,
  });
  const change = (part: Partial<Standing>) => standing.set({ ...standing.get(), ...part });
  const moveTo = (next: ExamStep | null) =>
    change({ step: next, since: now(), state: next ? 'open' : 'over', handed: false });

  /** Does what must arrive; only what the server says in its own words ends the tries. */
  async function arriving<Result>(call: () => Promise<Result>): Promise<Result | 'refused'> {
    for (let tries = 0; ; tries += 1) {
      try {
        const result = await call();
        patient.heard();
        return result;
      } catch (error) {
        if (patient.isClosed()) return 'refused';
        const { kind, code, waitMs } = decodeError(error);
        const isPassing =
          kind === 'network' || kind === 'timeout' || kind === 'server' || kind === 'slowDown';
        if (!isPassing) {
          await refused(code);
          return 'refused';
        }
        if (kind !== 'slowDown') change({ state: 'waiting' });
        await patient.wait(tries, waitMs);
      }
    }
  }

  async function refused(code: DecodedError['code']) {
    // What was given here in time is still sent where the exam is taken back.
    if (code === 'exam_elsewhere') return change({ step: null, state: 'elsewhere' });
    await outbox.dropAnswer(exam);
    if (code === 'finished') return moveTo(null);
    if (code === 'not_this_step') return stand(false);
    change({ state: 'failed' });
  }

  async function stand(take: boolean): Promise<void> {
    const found = await arriving(() => api.stand(exam, take));
    if (found === 'refused') return;
    if (found.elsewhere) change({ step: null, state: 'elsewhere' });
    else moveTo(found.state === 'done' ? null : found.step);
  }

  async function hand(kept: KeptAnswer, isTimeUp = false): Promise<void> {
    const { seq, answer, tookMs } = kept;
    change({ handed: true, ...(isTimeUp && { late: { seq, counts: true } }) });
    const next = await arriving(() => api.answer(exam, { seq, answer, tookMs }));
    if (next === 'refused') return;
    await outbox.dropAnswer(exam);
    if (isTimeUp) change({ late: { seq, counts: next.counts } });
    moveTo(next.step);
  }

  async function handLeft(): Promise<void> {
    const { step: open, state } = standing.get();
    if (state !== 'open') return;
    const left = takeLeft(open?.seq);
    if (!left) return;
    change({ state: 'sending' });
    await outbox.keepAnswer(left);
    await hand(left, true);
  }

  /** Who writes for long is heard of meanwhile; what comes of it is told only where another tab has the exam. */
  async function hold(): Promise<void> {
    const { step: open, state } = standing.get();
    if (!open?.item || state !== 'open' || !isSeen()) return;
    const isElsewhere = await api.hold(exam).catch(() => false);
    const isSame = standing.get().step === open && standing.get().state === 'open';
    if (isElsewhere && isSame) change({ step: null, state: 'elsewhere' });
  }
  const holding = setInterval(() => void hold(), holdEveryMs);

  const sendRecordings = recordingSender({
    ...{ exam, api, outbox, patient },
    onUnsent: (unsent) => change({ unsent }),
  });

  return {
    standing,
    async begin(withoutSpeaking = false) {
      const open = standing.get().step;
      if (!open) return;
      change({ state: 'sending', late: undefined });
      const next = await arriving(() => api.begin(exam, open.seq, withoutSpeaking));
      if (next !== 'refused') moveTo(next);
    },
    async play() {
      const open = standing.get().step;
      if (open?.plays === null || !open) return;
      const left = await api.play(exam, open.seq).catch(() => open.plays && open.plays - 1);
      const { step: still } = standing.get();
      if (still?.seq === open.seq) change({ step: { ...still, plays: left } });
    },
    async answer(answer, tookMs, isTimeUp) {
      const open = standing.get().step;
      if (!open || standing.get().state !== 'open') return;
      change({ state: 'sending', late: undefined });
      const kept = { exam, seq: open.seq, answer, tookMs };
      await outbox.keepAnswer(kept);
      await hand(kept, isTimeUp);
    },
    async record(seq, recording) {
      await outbox.keepRecording({ exam, seq, recording });
      void sendRecordings();
    },
    async take() {
      await outbox.forgetOthers(exam);
      const kept = await outbox.answerOf(exam);
      if (kept) {
        change({ state: 'sending' });
        // The tab has to be the one that answers first.
        await arriving(() => api.stand(exam, true));
        await hand(kept);
      } else await stand(true);
      await handLeft();
      // A question whose time is over waits for a recording only once its answer names it.
      void sendRecordings();
    },
    async end() {
      await arriving(() => api.end(exam));
      moveTo(null);
    },
    close() {
      clearInterval(holding);
      patient.close();
    },
  };
}
