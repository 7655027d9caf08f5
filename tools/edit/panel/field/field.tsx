import { useId, useRef } from 'react';
import type { Text, TextOf } from '../../contract';
import { useLanguages } from '../data/queries';
import { Faults, refuses } from '../parts/faults';
import { languageName, languageOf } from '../parts/language';
import { CaseRows } from './case-rows';
import { Chips } from './chips';
import { Proposal } from './proposal';
import { Shown } from './shown';
import { StaleHint } from './stale-hint';
import { useChecked } from './use-checked';
import { drop, write } from '../saving/unsaved';
import { useUnsaved } from '../saving/use-unsaved';

export interface FieldProps {
  text: Text;
  own: TextOf;
  /** English as it is being written. */
  english: string;
}

export function Field({ text, own, english }: FieldProps) {
  const { key } = text;
  const { locale, lang } = own;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const language = languageOf(useLanguages(), locale);
  const written = useUnsaved()[key]?.[locale];
  const value = written?.text ?? own.text ?? '';
  const checked = useChecked({ key, locale, text: value, english: locale === 'en' ? undefined : english });
  const change = (next: string) => write(key, locale, own.text, next);
  const faults = checked.data?.faults ?? own.faults;
  const columns = checked.data?.columns ?? text.limit?.used[locale];
  const tooLong = text.limit && columns !== undefined && columns > text.limit.columns;
  return (
    <section className="field" data-faults={refuses(faults) || undefined} data-changed={written && true}>
      <div className="field-head">
        <label htmlFor={id}>{languageName(lang)}</label>
        {written && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              drop(key, locale);
              area.current?.focus();
            }}
          >
            Back to what is saved
          </button>
        )}
        {text.limit && columns !== undefined && (
          <output className="columns" data-over={tooLong || undefined} aria-label="Length">
            {columns} of {text.limit.columns} columns
          </output>
        )}
      </div>
      {own.stale && <StaleHint stale={own.stale} />}
      <textarea
        ref={area}
        id={id}
        lang={lang}
        value={value}
        placeholder={own.text === null ? 'This language lacks the text.' : undefined}
        rows={Math.min(8, Math.max(2, Math.ceil(value.length / 44)))}
        aria-invalid={refuses(faults)}
        aria-describedby={`${id}-faults`}
        onChange={(event) => change(event.target.value)}
      />
      <Proposal textKey={key} {...{ locale, lang, value }} onTake={change} />
      <Chips area={area} text={text} value={value} onChange={change} />
      <div aria-live="polite">
        <Faults faults={faults} id={`${id}-faults`} />
      </div>
      <CaseRows
        value={value}
        lang={lang}
        plurals={language.plurals}
        forms={checked.data?.forms ?? []}
        onChange={change}
      />
      {checked.data && <Shown checked={checked.data} {...{ lang, text, value }} />}
    </section>
  );
}
