import { useState, type FormEvent } from 'react';
import { hasCode } from '@/lib/api/errors';
import { googleFailureOf, type GoogleFailure } from '@/lib/google/failure';
import { TextField } from '../forms/text-field';

export interface GooglePasswordTexts {
  lead: string;
  label: string;
  missing: string;
  wrong: string;
  submit: string;
  busy: string;
  forgot: string;
}

interface GooglePasswordProps {
  texts: GooglePasswordTexts;
  errors: Record<GoogleFailure, string>;
  forget: string;
  /** Signs in again with the password; what it throws is shown. */
  finish: (password: string) => Promise<void>;
}

export function GooglePassword({ texts, errors, forget, finish }: GooglePasswordProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') return setError(texts.missing);
    setError(undefined);
    setBusy(true);
    try {
      await finish(password);
    } catch (failure) {
      setError(hasCode(failure, 'bad_credentials') ? texts.wrong : errors[googleFailureOf(failure)]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="dialog" noValidate onSubmit={send} className="grid gap-4">
      <p role="status">{texts.lead}</p>
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={texts.label}
        error={error}
      />
      <button
        type="submit"
        aria-disabled={busy}
        className="min-h-12 rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-hover aria-disabled:opacity-70"
      >
        {busy ? texts.busy : texts.submit}
      </button>
      <a
        href={forget}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action"
      >
        {texts.forgot}
      </a>
    </form>
  );
}
