import { outboxName } from '../browser/databases';
import { memoryOutbox, type KeptAnswer, type KeptRecording, type Outbox } from './outbox';

const stores = { answers: 'answers', recordings: 'recordings' } as const;

/** The outbox of this browser, in IndexedDB; where that is blocked or fails, one that lasts as long as the page. */
export async function openOutbox(): Promise<Outbox> {
  try {
    return onDatabase(await open());
  } catch {
    return memoryOutbox();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(outboxName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.answers, { keyPath: 'exam' });
      request.result.createObjectStore(stores.recordings, { keyPath: ['exam', 'seq'] });
    };
    request.onsuccess = () => {
      // Whoever signs out in another tab deletes it, which waits for nobody.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(failureOf(request));
    request.onblocked = () => reject(new Error('Another tab holds an older outbox'));
  });
}

const failureOf = ({ error }: IDBRequest) => error ?? new Error('The database of the browser failed');

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request));
  });
}

function onDatabase(database: IDBDatabase): Outbox {
  const of = (store: keyof typeof stores, mode: IDBTransactionMode) =>
    database.transaction(store, mode).objectStore(store);
  const everyRecording = async () => (await done(of('recordings', 'readonly').getAll())) as KeptRecording[];
  return {
    answerOf: async (exam) => (await done(of('answers', 'readonly').get(exam))) as KeptAnswer | undefined,
    keepAnswer: async (answer) => void (await done(of('answers', 'readwrite').put(answer))),
    dropAnswer: async (exam) => void (await done(of('answers', 'readwrite').delete(exam))),
    recordings: async (exam) => (await everyRecording()).filter((one) => one.exam === exam),
    keepRecording: async (recording) => void (await done(of('recordings', 'readwrite').put(recording))),
    dropRecording: async ({ exam, seq }) =>
      void (await done(of('recordings', 'readwrite').delete([exam, seq]))),
    async forgetOthers(exam) {
      const keys = (await done(of('answers', 'readonly').getAllKeys())) as string[];
      for (const key of keys) if (key !== exam) await done(of('answers', 'readwrite').delete(key));
      for (const one of await everyRecording()) {
        if (one.exam !== exam) await done(of('recordings', 'readwrite').delete([one.exam, one.seq]));
      }
    },
  };
}
