import { useId, useState } from 'react';
import type { Form } from '../../contract';
import { addCase, choicesIn, sayInCase, type Case, type Choice, type Chosen } from './cases';

export interface CaseRowsProps {
  value: string;
  lang: string;
  plurals: readonly string[];
  forms: readonly Form[];
  onChange: (value: string) => void;
}

/**
 * A row for each case of a text that counts or chooses, to be written without its braces. While a row cannot be read, the rows stay
 * where they are.
 */
export function CaseRows({ value, lang, plurals, forms, onChange }: CaseRowsProps) {
  const [kept, setKept] = useState<Chosen>();
  const choices = choicesIn(value) ?? (kept?.message === value ? kept.choices : []);
  const change = (next: Chosen) => {
    setKept(next);
    onChange(next.message);
  };
  return choices.map((choice, place) => (
    <fieldset key={place} className="cases">
      <legend>
        {choice.kind === 'select' ? 'One for each ' : 'One for each kind of number: '}
        <code>{choice.argument}</code>
      </legend>
      {choice.cases.map((one) => (
        <CaseRow
          key={one.name}
          one={one}
          said={value.slice(one.start, one.end)}
          lang={lang}
          form={choices.length === 1 ? forms.find(({ name }) => name === one.name) : undefined}
          onChange={(text) => change(sayInCase({ message: value, choices }, one, text))}
        />
      ))}
      <MissingCases
        choice={choice}
        plurals={plurals}
        onAdd={(name) => onChange(addCase(value, choice, name))}
      />
    </fieldset>
  ));
}

interface CaseRowProps {
  one: Case;
  said: string;
  lang: string;
  form: Form | undefined;
  onChange: (text: string) => void;
}

function CaseRow({ one, said, lang, form, onChange }: CaseRowProps) {
  const id = useId();
  return (
    <div className="case">
      <label htmlFor={id}>
        {one.name}
        {form && form.value !== one.name && <small> such as {form.value}</small>}
      </label>
      <input
        id={id}
        lang={lang}
        value={said}
        aria-describedby={`${id}-shown`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-shown`} lang={lang} className="case-shown">
        {form?.text}
      </p>
    </div>
  );
}

interface MissingCasesProps {
  choice: Choice;
  plurals: readonly string[];
  onAdd: (name: string) => void;
}

function MissingCases({ choice, plurals, onAdd }: MissingCasesProps) {
  if (choice.kind !== 'plural') return null;
  const missing = plurals.filter((name) => !choice.cases.some((one) => one.name === name));
  return missing.map((name) => (
    <button key={name} type="button" onClick={() => onAdd(name)}>
      Add the case “{name}”
    </button>
  ));
}
