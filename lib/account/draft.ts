import { jsonEntry } from '../browser/storage';
import { splitLocale } from '../i18n/paths';

interface Draft {
  /** Of the page, without locale. */
  path: string;
  values: Record<string, string>;
}

const entry = jsonEntry<Draft>({ area: 'sessionStorage', name: 'language_draft', parse });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Lets what was entered in a form outlive a change of its page's language: kept for the tab when a language is chosen, put back
 * once. Passwords are never kept.
 *
 * @returns stops listening
 */
export function keepOverLanguages(form: HTMLFormElement): () => void {
  restore(form);
  const onChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[data-locale]')) keep(form);
  };
  document.addEventListener('click', onChoice, true);
  return () => document.removeEventListener('click', onChoice, true);
}

function keep(form: HTMLFormElement): void {
  const entered = fieldsOf(form).filter(
    ({ value, autocomplete }) => value && !autocomplete.endsWith('password'),
  );
  if (entered.length === 0) return;
  const values = Object.fromEntries(entered.map(({ name, value }) => [name, value]));
  // Where storage is blocked the fields start empty in the other language.
  entry.write({ path: path(), values });
}

function restore(form: HTMLFormElement): void {
  const draft = entry.read();
  entry.remove();
  if (draft?.path !== path()) return;
  for (const field of fieldsOf(form)) {
    const value = draft.values[field.name];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
}

function parse(value: unknown): Draft | null {
  const { path, values } = (value ?? {}) as Partial<Draft>;
  return typeof path === 'string' && values ? { path, values } : null;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input[name], textarea[name], select[name]')];
}

const path = () => splitLocale(window.location.pathname).path;
