import { useRef, type ReactNode } from 'react';
import type { Text, TextOf } from '../../contract';
import { isLonger } from '../longer/keys';
import { languageName } from '../parts/language';
import { go, usePlace, workingIn } from '../place/place';
import { useSaving, type Outcome } from './saving';
import { drop } from './unsaved';
import { useUnsaved } from './use-unsaved';

export interface SavedText extends Pick<Text, 'key'> {
  texts: readonly Pick<TextOf, 'locale' | 'lang'>[];
}

/** @param props.children what is asked before one saves */
export function SaveBar({ text, children }: { text: SavedText; children?: ReactNode }) {
  const { save, busy, outcome, dismiss } = useSaving();
  const saving = useRef<HTMLButtonElement>(null);
  const written = useUnsaved()[text.key] ?? {};
  const langOf = (locale: string) => text.texts.find((one) => one.locale === locale)?.lang ?? locale;
  const nameOf = (locale: string) => languageName(langOf(locale));
  const locales = Object.keys(written);
  const last = outcome?.key === text.key ? outcome : undefined;
  // What was wrong is taken back.
  const own = locales.length === 0 && last?.kind === 'faults' ? undefined : last;
  return (
    <div className="save-bar">
      <div role="status" className="save-state">
        {locales.length > 0 && own?.kind !== 'faults' && <p>Not saved: {locales.map(nameOf).join(', ')}</p>}
        {own && <OutcomeNote outcome={own} {...{ nameOf, langOf }} quiet={locales.length > 0} />}
        {children}
      </div>
      {locales.length > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            drop(text.key);
            dismiss();
            saving.current?.focus();
          }}
        >
          Throw away
        </button>
      )}
      <button
        ref={saving}
        type="button"
        className="main"
        aria-disabled={busy || locales.length === 0}
        aria-keyshortcuts="Control+S"
        onClick={() => void save(text.key)}
      >
        {busy ? 'Saving…' : 'Save'}
      </button>
    </div>
  );
}

interface OutcomeNoteProps {
  outcome: Outcome;
  nameOf: (locale: string) => string;
  /** BCP 47. */
  langOf: (locale: string) => string;
  /** Something was written since. */
  quiet: boolean;
}

function OutcomeNote({ outcome, nameOf, langOf, quiet }: OutcomeNoteProps) {
  const own = workingIn(usePlace());
  if (outcome.kind === 'saved') return quiet ? null : <p>Saved: {outcome.locales.map(nameOf).join(', ')}</p>;
  if (outcome.kind === 'conflict') return null;
  if (outcome.kind === 'failed') return <p className="refused">{outcome.sentence}</p>;
  const locales = Object.keys(outcome.faults);
  const lead = (locale: string) => {
    const isLong = isLonger(outcome.key);
    go(isLong ? { written: locale } : { beside: locale === own || locale === 'en' ? '' : locale });
    const field = isLong ? '.cm-content' : `textarea[lang="${langOf(locale)}"]`;
    // Once it is drawn.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.view ${field}`)?.focus());
  };
  return (
    <p className="refused">
      {outcome.sentence}{' '}
      {locales.map((locale) => (
        <button key={locale} type="button" className="link" onClick={() => lead(locale)}>
          {nameOf(locale)}
        </button>
      ))}
    </p>
  );
}
