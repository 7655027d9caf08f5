import { useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { codeAgainMs } from '@/lib/api/contract/durations';
import { resendCode } from '@/lib/account/emailed-code';
import { clockTime, failureOf } from '@/lib/account/failure';
import { keepPending, readPending, type Flow, type Pending } from '@/lib/account/pending';

export interface ResendTexts {
  resend: string;
  /** With `{time}`. */
  resendIn: string;
  sent: string;
  /** Nothing was sent: the code of a moment ago serves. */
  again: string;
  failed: string;
  /** What to do when no email comes, with `{email}`. */
  help: string;
}

interface ResendCodeProps {
  flow: Flow;
  locale: Locale;
  pending: Pending;
  texts: ResendTexts;
}

export function ResendCode({ flow, locale, pending, texts }: ResendCodeProps) {
  const [resendAt, setResendAt] = useState(pending.resendAt);
  const [now, setNow] = useState(() => Date.now());
  const [notice, setNotice] = useState(pending.again ? texts.again : '');
  const wait = resendAt - now;

  useEffect(() => {
    if (wait <= 0) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [wait]);

  const waitUntil = (moment: number) => {
    setNow(Date.now());
    setResendAt(moment);
    keepPending(flow, { ...(readPending(flow) ?? pending), resendAt: moment });
  };

  const resend = async () => {
    if (wait > 0) return;
    setNotice('');
    waitUntil(Date.now() + codeAgainMs);
    try {
      await resendCode(flow, pending, locale);
      setNotice(texts.sent);
    } catch (error) {
      const failure = failureOf(error);
      waitUntil(Date.now() + (failure.key === 'slowDown' ? failure.waitMs : 0));
      if (failure.key !== 'slowDown') setNotice(texts.failed);
    }
  };

  return (
    <div className="text-sm">
      <button
        type="button"
        aria-disabled={wait > 0}
        onClick={resend}
        className="min-h-11 font-semibold text-action tabular-nums aria-disabled:text-muted"
      >
        {wait > 0 ? fill(texts.resendIn, { time: clockTime(wait) }) : texts.resend}
      </button>
      <p role="status" className="text-muted empty:hidden">
        {notice}
      </p>
      <p className="mt-1 wrap-anywhere text-muted">{fill(texts.help, { email: pending.email })}</p>
    </div>
  );
}
