import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../lists/contract';
import { Faults } from '../parts/faults';
import { startOf } from './start-value';
import { below, faultsAt, ValueField, type ValueFieldProps } from './value-field';

type List = Extract<Field, { kind: 'list' }>;

export function ListField(props: ValueFieldProps & { field: List }) {
  const { field, value, onChange, label, help, path, faults } = props;
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const { least = 0, most = Infinity } = field;
  const add = useRef<HTMLButtonElement>(null);
  const isFixed = least === most;
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const swapped = rows.map((row, place) => (place === from ? rows[to] : place === to ? rows[from] : row));
    flushSync(() => onChange(swapped));
    // What moves takes the focus along.
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>(':scope > .choices > button');
    const [up, down] = buttons ?? [];
    const isUp = to < from;
    const isAtEnd = to === 0 || to === rows.length - 1;
    (isUp === isAtEnd ? down : up)?.focus();
  };
  return (
    <fieldset className="values">
      <legend>{label}</legend>
      {help && <small>{help}</small>}
      <ol ref={list} className="list-rows">
        {rows.map((row, place) => (
          <li key={place}>
            <ValueField
              {...props}
              field={field.of}
              help={undefined}
              english={undefined}
              label={`${label} ${place + 1}`}
              value={row}
              path={below(path, place)}
              onChange={(next) => onChange(rows.map((one, other) => (other === place ? next : one)))}
            />
            {!isFixed && (
              <div className="choices">
                <RowButton
                  name="Up"
                  of={`${label} ${place + 1}`}
                  disabled={place === 0}
                  onPress={() => move(place, place - 1)}
                />
                <RowButton
                  name="Down"
                  of={`${label} ${place + 1}`}
                  disabled={place === rows.length - 1}
                  onPress={() => move(place, place + 1)}
                />
                <RowButton
                  name="Take out"
                  of={`${label} ${place + 1}`}
                  disabled={rows.length <= least}
                  onPress={() => {
                    onChange(rows.filter((_, other) => other !== place));
                    add.current?.focus();
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isFixed && (
        <button
          ref={add}
          type="button"
          disabled={rows.length >= most}
          onClick={() => onChange([...rows, startOf(field.of)])}
        >
          Add one<span className="unseen"> to {label}</span>
        </button>
      )}
      <Faults faults={faultsAt(faults, path)} />
    </fieldset>
  );
}

interface RowButtonProps {
  name: string;
  /** What those are told who do not see the row. */
  of: string;
  disabled: boolean;
  onPress: () => void;
}

function RowButton({ name, of, disabled, onPress }: RowButtonProps) {
  return (
    <button type="button" className="quiet" disabled={disabled} onClick={onPress}>
      {name}
      <span className="unseen">, {of}</span>
    </button>
  );
}
