import { decodeError } from '../api/errors';
import type { ExamApi } from './exam-api';
import type { Outbox } from './outbox';
import type { Patience } from './patience';

interface Parts {
  exam: string;
  api: Pick<ExamApi, 'send'>;
  outbox: Outbox;
  patient: Patience;
  onUnsent: (count: number) => void;
}

/** @returns sends the recordings that wait, one after the other, however often it is asked to, until all have arrived or are not wanted */
export function recordingSender({ exam, api, outbox, patient, onUnsent }: Parts): () => Promise<void> {
  let sending: Promise<void> | undefined;
  return () => (sending ??= sendAll().finally(() => (sending = undefined)));

  async function sendAll(): Promise<void> {
    for (let tries = 0; !patient.isClosed();) {
      const waiting = await outbox.recordings(exam);
      onUnsent(waiting.length);
      const [first] = waiting;
      if (!first) return;
      try {
        await api.send(exam, first.seq, first.recording);
        await outbox.dropRecording(first);
        tries = 0;
      } catch (error) {
        const { kind, waitMs } = decodeError(error);
        // What the server does not want stays unwanted.
        if (kind === 'refused' || kind === 'notFound') await outbox.dropRecording(first);
        else await patient.wait((tries += 1), waitMs);
      }
    }
  }
}
