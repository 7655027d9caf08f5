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
  onChange: (value: string) => void;
}

export function LineField({ field: { columns }, label, lang, value, used, onChange }: LineFieldProps) {
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
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}
