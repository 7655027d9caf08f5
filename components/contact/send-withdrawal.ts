import type { CallInput } from '@/lib/api/contract/calls';
import { limits } from '@/lib/api/contract/limits';
import type { Locale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { contactOutcome } from './contact-problems';
import { sendForm } from '@/components/ui/form/send-form';
import { drawnView, followText, showOutcome, showPart, showSent, valuesOf, wrongFields } from './drawn-form';
import { refusedWithdrawal, withdrawNames, withdrawProblems, type WithdrawValues } from './withdraw-problems';

/* The working part of the form of withdrawal (withdraw-form.tsx), loaded when somebody begins to fill it in. */

interface Reader {
  locale: Locale;
  /** BCP 47 tag for numbers and dates. */
  lang: string;
}

export function followReason(form: HTMLFormElement, lang: string): void {
  followText(form, limits.withdrawReason, lang);
}

/** Goes one step on: from the fields to what will be sent, and from there to the API. What was entered stays until it is sent. */
export async function goOn(form: HTMLFormElement, reader: Reader): Promise<void> {
  const view = drawnView(form, withdrawNames);
  if (view.isBusy()) return;
  const values = valuesOf(form, withdrawNames);
  const found = wrongFields(withdrawProblems(values));
  if (partOf(form, 'check')?.hidden === false) {
    await sendForm(view, found, () => send(form, values, reader));
    return;
  }
  view.show(found);
  if (found) return;
  fillIn(form, values);
  goTo(form, 'check');
}

export function goBack(form: HTMLFormElement): void {
  showOutcome(form, undefined);
  showPart(form, 'fields');
  form.querySelector<HTMLElement>('input')?.focus();
}

async function send(form: HTMLFormElement, values: WithdrawValues, { locale, lang }: Reader) {
  let receivedAt: string | null;
  try {
    const api = await loadApi();
    const body: CallInput<'withdraw'>['body'] = { ...values, locale };
    ({ receivedAt } = await api.call('withdraw', { body }));
  } catch (error) {
    const refused = wrongFields(refusedWithdrawal(error));
    if (refused) showPart(form, 'fields');
    return refused ?? { outcome: contactOutcome(error) };
  }
  const at = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'long' });
  fillIn(form, { receivedAt: at.format(receivedAt === null ? new Date() : new Date(receivedAt)) });
  showSent(form);
  return undefined;
}

function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const place = form.querySelector<HTMLElement>(`[data-value="${name}"]`);
    if (!place) continue;
    place.textContent = value.trim();
    const line = place.closest<HTMLElement>('[data-line]');
    if (line) line.hidden = value.trim() === '';
  }
}

function goTo(form: HTMLFormElement, part: string): void {
  showPart(form, part);
  partOf(form, part)?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
}

const partOf = (form: HTMLFormElement, part: string) =>
  form.querySelector<HTMLElement>(`[data-part="${part}"]`);
