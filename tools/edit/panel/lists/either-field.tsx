import { useId } from 'react';
import type { Field } from '../../lists/contract';
import { isOf, startLike } from './start-value';
import { ValueField, type ValueFieldProps } from './value-field';

type Either = Extract<Field, { kind: 'either' }>;

export function EitherField(props: ValueFieldProps & { field: Either }) {
  const { field, value, onChange, label, help, path } = props;
  const id = useId();
  const { options } = field;
  const fitting = options.findIndex((option) => isOf(option.field, value));
  // What fits no form is being written: a number that is none yet is still meant as one.
  const chosen = fitting >= 0 ? fitting : options.findIndex((option) => option.field.kind !== 'fixed');
  const own = options[chosen];
  return (
    <div className="values">
      <div className="value">
        <label htmlFor={id}>{path === '' ? 'What it is' : label}</label>
        <select
          id={id}
          value={chosen}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            const next = options[Number(target.value)];
            if (next) onChange(startLike(next.field, value));
          }}
        >
          {options.map(({ name }, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </select>
        {help && <small id={`${id}-help`}>{help}</small>}
      </div>
      {own && own.field.kind !== 'fixed' && (
        <ValueField
          {...props}
          field={own.field}
          label={own.field.kind === 'group' ? '' : own.name}
          help={undefined}
        />
      )}
    </div>
  );
}
