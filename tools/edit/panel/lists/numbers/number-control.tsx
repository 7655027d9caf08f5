import { useState } from 'react';
import { numberIn, readAs, writtenNumber, type NumberField } from './read-number';

export interface NumberControlProps {
  field: NumberField;
  common: { id: string; 'aria-invalid': boolean; 'aria-describedby': string };
  value: unknown;
  onChange: (value: unknown) => void;
}

export function NumberControl({ field, common, value, onChange }: NumberControlProps) {
  const said =
    typeof value === 'number' ? writtenNumber(value, field) : typeof value === 'string' ? value : '';
  const [text, setText] = useState(said);
  // `1.` is 1 already, and on its way to be 1.5.
  const shown = numberIn(text, field) === value ? text : said;
  const read = typeof value === 'number' ? readAs(value, field) : shown;
  return (
    <>
      <input
        {...common}
        inputMode={field.whole ? 'numeric' : 'decimal'}
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onChange(numberIn(target.value, field));
        }}
      />
      <output id={`${common.id}-read`} className="read-as">
        {read !== shown && read}
      </output>
    </>
  );
}
