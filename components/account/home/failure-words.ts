import { failureOf, failureText } from '@/lib/account/failure';
import type { Home } from './home';
import { isUnknownCall } from './own-calls';

/** Where the API lacks the call, to try again is of no use: the text says whom to write to. */
export function failureWords({ t, settings }: Pick<Home, 't' | 'settings'>, error: unknown): string {
  if (isUnknownCall(error)) return t('app.notHere', { email: settings.seller.email });
  return failureText(settings.forms.errors, failureOf(error));
}
