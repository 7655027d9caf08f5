import type { Client } from '../api/client/create-client';
import type { CallData } from '../api/contract/calls';
import type { ExamAnswer, ExamStep } from '../api/contract/exam/steps';
import type { Locale } from '../i18n/locales';

export interface ExamApi {
  start(input: { locale: Locale; speaking: boolean }): Promise<{ id: string; step: ExamStep }>;
  stand(exam: string, take: boolean): Promise<CallData<'exam'>>;
  /** Says that this tab is there. @returns whether another one has the exam */
  hold(exam: string): Promise<boolean>;
  begin(exam: string, seq: number, withoutSpeaking: boolean): Promise<ExamStep | null>;
  play(exam: string, seq: number): Promise<number | null>;
  answer(
    exam: string,
    given: { seq: number; answer: ExamAnswer; tookMs: number },
  ): Promise<CallData<'answerStep'>>;
  send(exam: string, seq: number, recording: Blob): Promise<void>;
  end(exam: string): Promise<void>;
}

/** @param tab a random name of this tab */
export function examApi(load: () => Promise<Client>, tab: string): ExamApi {
  return {
    start: async (input) => (await load()).call('startExam', { body: { ...input, tab } }),
    stand: async (id, take) =>
      (await load()).call('exam', { params: { id }, query: { tab, ...(take && { take: '1' }) } }),
    hold: async (id) =>
      (await (await load()).call('exam', { params: { id }, query: { tab, hold: '1' } })).elsewhere,
    async begin(id, seq, withoutSpeaking) {
      const body = { tab, seq, ...(withoutSpeaking && { speaking: false as const }) };
      return (await (await load()).call('beginStep', { params: { id }, body })).step;
    },
    play: async (id, seq) =>
      (await (await load()).call('playSound', { params: { id }, body: { tab, seq } })).plays,
    answer: async (id, given) =>
      (await load()).call('answerStep', { params: { id }, body: { tab, ...given } }),
    async send(id, seq, raw) {
      await (await load()).call('sendRecording', { params: { id }, query: { seq: String(seq) }, raw });
    },
    async end(id) {
      await (await load()).call('endExam', { params: { id }, body: { tab } });
    },
  };
}
