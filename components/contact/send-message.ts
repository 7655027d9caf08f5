import { limits } from '@/lib/api/contract/limits';
import type { CallInput } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { sendForm } from '@/components/ui/form/send-form';
import { contactOutcome, contactProblems, refusedFields } from './contact-problems';
import { drawnView, followText, showSent, valuesOf, wrongFields } from './drawn-form';

/* The working part of the contact form (contact-form.tsx), loaded when somebody begins to fill it in. */

const names = ['name', 'email', 'topic', 'message', 'website'] as const;

export function followContact(form: HTMLFormElement, lang: string): void {
  followText(form, limits.message, lang);
}

/** Sends the message, or says what is in the way; what was entered stays until it has been sent. */
export async function sendContact(form: HTMLFormElement, locale: Locale): Promise<void> {
  const values = valuesOf(form, names);
  await sendForm(drawnView(form, names), wrongFields(contactProblems(values)), async () => {
    try {
      const api = await loadApi();
      await api.call('contact', { body: { ...values, locale } as CallInput<'contact'>['body'] });
    } catch (error) {
      return wrongFields(refusedFields(error)) ?? { outcome: contactOutcome(error) };
    }
    showSent(form);
    return undefined;
  });
}
