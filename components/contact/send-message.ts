import { limits } from '@/lib/api/contract/limits';
import type { CallInput } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { contactOutcome, contactProblems, refusedFields } from './contact-problems';
import { followText, showBusy, showOutcome, showProblems, showSent, valuesOf } from './drawn-form';

/* The working part of the contact form (contact-form.tsx), loaded when somebody begins to fill it in. */

const names = ['name', 'email', 'topic', 'message', 'website'] as const;

/** Begins to count what is typed. */
export function followContact(form: HTMLFormElement, lang: string): void {
  followText(form, limits.message, lang);
}

/** Sends the message, or says what is in the way; what was entered stays until it has been sent. */
export async function sendContact(form: HTMLFormElement, locale: Locale): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const values = valuesOf(form, names);
  const isWrong = showProblems(form, names, contactProblems(values));
  showOutcome(form, isWrong ? 'fields' : undefined);
  if (isWrong) return;
  showBusy(form, true);
  try {
    const api = await loadApi();
    await api.call('contact', { body: { ...values, locale } as CallInput<'contact'>['body'] });
    showSent(form);
  } catch (error) {
    const isRefused = showProblems(form, names, refusedFields(error));
    showOutcome(form, isRefused ? 'fields' : contactOutcome(error));
  } finally {
    showBusy(form, false);
  }
}
