import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  revealIcons,
  useFirstPasswordTexts,
  useFormTexts,
  useResendTexts,
} from '@/components/account/account-texts';
import type { FormTexts } from '@/components/account/forms/account-form';
import type { ResendTexts } from '@/components/account/forms/resend-code';
import { draw } from './component';
import { translate } from '../site';

interface FormSettings {
  texts: FormTexts;
  firstTexts: FormTexts;
  resend: ResendTexts;
  icons: typeof revealIcons;
  submit: string;
  busy: string;
}

/** A text of the account pages in English. */
export const accountText = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'account', key, values);

/**
 * Draws a form of an account page as the page does, and finds its parts as users find them.
 *
 * @param page whose button it has, such as `login`
 */
export function drawAccountForm(page: string, form: (settings: FormSettings) => ReactNode) {
  function Page() {
    const submit = accountText(`${page}.submit`);
    const busy = accountText(`${page}.busy`);
    const [texts, firstTexts, resend] = [useFormTexts(), useFirstPasswordTexts(), useResendTexts()];
    return form({ texts, firstTexts, resend, icons: revealIcons, submit, busy });
  }
  draw(<Page />, 'en', ['account']);
  const user = userEvent.setup();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(accountText(`fields.${name}`));
  const button = (key: string) => screen.getByRole('button', { name: accountText(key) });
  return {
    field,
    button,
    alert: () => screen.getByRole('alert'),
    submit: () => user.click(button(`${page}.submit`)),
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        await user.clear(field(name));
        if (value) await user.type(field(name), value);
      }
    },
    user,
  };
}

/** What describes a field: its hint and its error. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
