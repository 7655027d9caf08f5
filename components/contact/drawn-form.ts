import { followLength } from '@/components/ui/form/count-length';
import type { FormView } from '@/components/ui/form/send-form';

/*
 * For forms that are drawn on the server with everything they may say, hidden: here is only decided what is seen. A problem of a
 * field stands below it (components/ui/form/field.tsx), what a form says as a whole is marked by `data-outcome`, its parts by
 * `data-part`.
 */

/** What comes along when something is pasted, and the API takes nowhere; in longer texts it takes line ends and tabs. */
const control = /[\u0000-\u001f\u007f]/g;
const controlInProse = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What was entered, by the names of the fields; control characters are spaces. */
export function valuesOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const value = (name: Name) => {
    const field = form.elements.namedItem(name);
    const entered = field !== null && 'value' in field ? String(field.value) : '';
    return entered.replaceAll(field instanceof HTMLTextAreaElement ? controlInProse : control, ' ');
  };
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}

/** Marks the fields that have a problem and no other, and goes to the first. @returns whether there is one */
function showProblems<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  problems: Readonly<Partial<Record<Name, string>>> | undefined,
): boolean {
  let first: HTMLElement | undefined;
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) continue;
    const found = problems?.[name];
    if (found) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    for (const text of form.querySelectorAll<HTMLElement>(`#${control.id}-error > [data-problem]`))
      text.hidden = text.dataset.problem !== found;
    if (found) first ??= control;
  }
  first?.focus();
  return first !== undefined;
}

export interface DrawnWrong<Name extends string> {
  problems?: Readonly<Partial<Record<Name, string>>>;
  outcome?: string;
}

/** Undefined where no field is wrong, as `sendForm` takes it. */
export const wrongFields = <Problems extends object>(problems: Problems) =>
  Object.keys(problems).length > 0 ? { problems } : undefined;

export const drawnView = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FormView<DrawnWrong<Name>> => ({
  isBusy: () => form.ariaBusy === 'true',
  setBusy: (busy) => showBusy(form, busy),
  show: (wrong) => {
    const isField = showProblems(form, names, wrong?.problems);
    showOutcome(form, isField ? 'fields' : wrong?.outcome);
  },
});

/** @param outcome undefined hides all of them */
export function showOutcome(form: HTMLFormElement, outcome: string | undefined): void {
  for (const text of form.querySelectorAll<HTMLElement>('[data-outcome]'))
    text.hidden = text.dataset.outcome !== outcome;
}

/** @param part undefined hides all of them */
export function showPart(form: HTMLFormElement, part: string | undefined): void {
  for (const element of form.querySelectorAll<HTMLElement>('[data-part]'))
    element.hidden = element.dataset.part !== part;
}

function showBusy(form: HTMLFormElement, busy: boolean): void {
  form.ariaBusy = String(busy);
  for (const text of form.querySelectorAll<HTMLElement>('[data-busy]'))
    text.hidden = text.dataset.busy !== String(busy);
}

export function followText(form: HTMLFormElement, limit: number, lang: string): void {
  const text = form.querySelector<HTMLTextAreaElement>('textarea');
  const counter = form.querySelector<HTMLElement>('[data-length-counter]');
  if (text && counter) followLength(text, counter, limit, lang);
}

export function showSent(form: HTMLFormElement): void {
  form.reset();
  showPart(form, undefined);
  showOutcome(form, 'sent');
  form.querySelector<HTMLElement>('[data-outcome="sent"]')?.focus();
}
