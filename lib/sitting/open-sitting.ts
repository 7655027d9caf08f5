import type { Locale } from '../i18n/locales';
import { openOutbox } from './browser-outbox';
import { takeLeftDraft } from './draft';
import { examApi } from './exam-api';
import { loadMemberApi } from '../session/member-api';
import { runSitting, type SittingRun } from './run-sitting';

export interface OpenedSitting {
  exam: string;
  run: SittingRun;
}

/**
 * Begins an exam, or goes on with one in this tab, whatever other tab had it: what waits to be sent goes first, and so does what was entered
 * in a question whose time ran out while the page was closed.
 *
 * @throws ApiError where it cannot be begun
 */
export async function openSitting(
  wanted: { start: { locale: Locale; speaking: boolean } } | { exam: string },
  tab: string,
): Promise<OpenedSitting> {
  const api = examApi(loadMemberApi, tab);
  const outbox = await openOutbox();
  if ('start' in wanted) {
    const { id, step } = await api.start(wanted.start);
    return { exam: id, run: runSitting({ exam: id, step, api, outbox, takeLeft: takeLeftIn(id) }) };
  }
  const { exam } = wanted;
  // Asked once here, so that what is wrong with it is said where one came from.
  const { step, state } = await api.stand(exam, true);
  const run = runSitting({
    exam,
    step: state === 'done' ? null : step,
    api,
    outbox,
    takeLeft: takeLeftIn(exam),
  });
  void run.take();
  return { exam, run };
}

const takeLeftIn = (exam: string) => (open: number | undefined) => takeLeftDraft(exam, open);

let name: string | undefined;

export const tabName = (): string => (name ??= crypto.randomUUID());
