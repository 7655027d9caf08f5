import { textEntry } from '../browser/storage';

/** What is typed and not sent, so that a page that is loaded again loses nothing. It goes with the session. */
const entry = textEntry('localStorage', 'tutor_draft');

export const readDraft = (): string => entry.read() ?? '';

export function keepDraft(text: string): void {
  if (text === '') entry.remove();
  else entry.write(text);
}
