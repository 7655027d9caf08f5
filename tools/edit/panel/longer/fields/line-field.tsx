import { useId } from 'react';
import type { LongerField } from '../../../longer/contract';

export interface LineFieldProps {
  field: LongerField;
  label: string;
  /** BCP 47. */
  lang: string;
  value: string;
  /** Columns that it takes; undefined while nobody knows. */
  used: number | undefined;
  /** It says the same as the English of it. */
  isEnglish: boolean;
  onChange: (value: string) => void;
}

export function LineField({
  field: { columns },
  label,
  lang,
  value,
  used,
  isEnglish,
  onChange,
}: LineFieldProps) {
  const id = useId();
  const isWrong = columns && used !== undefined && (used < columns.least || used > columns.most);
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {columns && used !== undefined && (
          <output className="columns" data-over={isWrong || undefined} aria-label="Length">
            {used} of {columns.least} to {columns.most} columns
          </output>
        )}
      </div>
      <textarea
        id={id}
        lang={lang}
        rows={1}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-english`}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <small id={`${id}-english`} className="warned">
        {isEnglish && 'It says the same as in English: translate it, if it is no name.'}
      </small>
    </div>
  );
}
