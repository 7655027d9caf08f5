import { recordingFor } from '@/components/questions/run/recordings';
import { questionsIn, idOf } from '@/lib/questions/protocol';

const formOf = (question: string) => questionsIn(document).find((form) => idOf(form) === question);

/** What is written for a question of the page, without what surrounds it; empty where nothing is. */
export function textFor(question: string): string {
  return formOf(question)?.querySelector('textarea')?.value.trim() ?? '';
}

/** What was recorded for a question of the page last; undefined where nothing was. */
export function spokenFor(question: string): Blob | undefined {
  const form = formOf(question);
  return form && recordingFor(form);
}

export function isTicked(id: string): boolean {
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement && box.checked;
}
