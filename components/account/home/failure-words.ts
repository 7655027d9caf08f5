import { clockTime, failureOf } from '@/lib/account/failure';
import type { Home } from './home';
import { isUnknownCall } from './own-calls';

/** What to say when a call about the account did not work. */
export function failureWords({ t, settings }: Pick<Home, 't' | 'settings'>, error: unknown): string {
  if (isUnknownCall(error)) return t('app.notHere', { email: settings.seller.email });
  const failure = failureOf(error);
  const words = settings.forms.errors[failure.key];
  return failure.key === 'slowDown' ? words.replace('{time}', clockTime(failure.waitMs)) : words;
}
