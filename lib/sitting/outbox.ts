import type { ExamAnswer } from '../api/contract/exam/steps';

export interface KeptAnswer {
  exam: string;
  seq: number;
  answer: ExamAnswer;
  /** ms from the beginning of the question. */
  tookMs: number;
}

export interface KeptRecording {
  exam: string;
  seq: number;
  recording: Blob;
}

/** What waits to be sent, so that neither a network that is gone nor a closed tab loses it. */
export interface Outbox {
  answerOf(exam: string): Promise<KeptAnswer | undefined>;
  keepAnswer(answer: KeptAnswer): Promise<void>;
  /** @param exam whose answer has arrived, or is of no use any more */
  dropAnswer(exam: string): Promise<void>;
  recordings(exam: string): Promise<KeptRecording[]>;
  keepRecording(recording: KeptRecording): Promise<void>;
  dropRecording(recording: Pick<KeptRecording, 'exam' | 'seq'>): Promise<void>;
  /** Empties it for every exam but one: what is left of others has no one to take it. */
  forgetOthers(exam: string): Promise<void>;
}

/** An outbox that lasts as long as the page, for browsers that keep nothing. */
export function memoryOutbox(): Outbox {
  const answers = new Map<string, KeptAnswer>();
  const recordings = new Map<string, KeptRecording>();
  const nameOf = ({ exam, seq }: Pick<KeptRecording, 'exam' | 'seq'>) => `${exam}/${seq}`;
  return {
    answerOf: async (exam) => answers.get(exam),
    keepAnswer: async (answer) => void answers.set(answer.exam, answer),
    dropAnswer: async (exam) => void answers.delete(exam),
    recordings: async (exam) => [...recordings.values()].filter((one) => one.exam === exam),
    keepRecording: async (recording) => void recordings.set(nameOf(recording), recording),
    dropRecording: async (recording) => void recordings.delete(nameOf(recording)),
    async forgetOthers(exam) {
      for (const other of answers.keys()) if (other !== exam) answers.delete(other);
      for (const [name, one] of recordings) if (one.exam !== exam) recordings.delete(name);
    },
  };
}
