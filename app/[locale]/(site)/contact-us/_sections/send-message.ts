import { limits } from '@/lib/api/contract/limits';
import type { CallInput } from '@/lib/api/contract/calls';
import { followLength } from '@/components/ui/form/count-words';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import {
  contactOutcome,
  contactProblems,
  refusedFields,
  type ContactOutcome,
  type ContactProblems,
  type ContactValues,
} from './problems';

/*
 * The working part of the contact form, loaded when somebody begins to fill it in. Everything it may say stands in the page
 * already (app/[locale]/(site)/contact-us/_sections/contact-section.tsx), hidden; here is only decided what is seen.
 */

/** Begins to count what is typed. */
export function followContact(form: HTMLFormElement, lang: string): void {
  const message = form.querySelector<HTMLTextAreaElement>('textarea');
  const counter = form.querySelector<HTMLElement>('[data-word-counter]');
  if (message && counter) followLength(message, counter, limits.message, lang);
}

/** Sends the message, or says what is in the way; what was entered stays until it has been sent. */
export async function sendContact(form: HTMLFormElement, locale: Locale): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const values = valuesOf(form);
  const problems = contactProblems(values);
  showProblems(form, problems);
  if (Object.keys(problems).length > 0) {
    showOutcome(form, 'fields');
    return;
  }
  showOutcome(form, undefined);
  showBusy(form, true);
  try {
    const api = await loadApi();
    await api.call('contact', { body: { ...values, locale } as CallInput<'contact'>['body'] });
    form.reset();
    form.querySelector<HTMLElement>('[data-part="fields"]')?.setAttribute('hidden', '');
    showOutcome(form, 'sent');
    form.querySelector<HTMLElement>('[data-outcome="sent"]')?.focus();
  } catch (error) {
    const refused = refusedFields(error);
    showProblems(form, refused);
    showOutcome(form, Object.keys(refused).length > 0 ? 'fields' : contactOutcome(error));
  } finally {
    showBusy(form, false);
  }
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const value = (name: keyof ContactValues) => {
    const control = form.elements.namedItem(name);
    return control !== null && 'value' in control ? String(control.value) : '';
  };
  return {
    name: value('name'),
    email: value('email'),
    topic: value('topic'),
    message: value('message'),
    website: value('website'),
  };
}

function showProblems(form: HTMLFormElement, problems: ContactProblems): void {
  let first: HTMLElement | undefined;
  for (const name of ['name', 'email', 'message'] as const) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) continue;
    const found = problems[name];
    if (found) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    for (const text of form.querySelectorAll<HTMLElement>(`#${control.id}-error > [data-problem]`))
      text.hidden = text.dataset.problem !== found;
    if (found) first ??= control;
  }
  first?.focus();
}

function showOutcome(form: HTMLFormElement, outcome: ContactOutcome | undefined): void {
  for (const text of form.querySelectorAll<HTMLElement>('[data-outcome]'))
    text.hidden = text.dataset.outcome !== outcome;
}

function showBusy(form: HTMLFormElement, busy: boolean): void {
  form.ariaBusy = String(busy);
  for (const text of form.querySelectorAll<HTMLElement>('[data-busy]'))
    text.hidden = text.dataset.busy !== String(busy);
}
