import type { Field, Part } from '../../lists/contract';
import { isRecord } from '../../lists/same.mjs';
import { Faults } from '../parts/faults';
import { startOf } from './start-value';
import { below, faultsAt, ValueField, type ValueFieldProps } from './value-field';

type Group = Extract<Field, { kind: 'group' }>;

export function GroupField(props: ValueFieldProps & { field: Group }) {
  const { field, value, onChange, label, help, path, faults, english } = props;
  const parts = isRecord(value) ? value : {};
  const change = (name: string, next: unknown) => onChange({ ...parts, [name]: next });
  const without = (name: string) =>
    onChange(Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name)));
  const rows = field.parts.map((part) => (
    <PartField
      key={part.name}
      {...props}
      part={part}
      path={below(path, part.name)}
      there={part.name in parts}
      value={parts[part.name]}
      english={isRecord(english) ? english[part.name] : undefined}
      onChange={(next) => (next === undefined ? without(part.name) : change(part.name, next))}
    />
  ));
  if (path === '') return <div className="values">{rows}</div>;
  if (!label)
    return (
      <div className="values">
        {rows}
        <Faults faults={faultsAt(faults, path)} />
      </div>
    );
  return (
    <fieldset className="values">
      <legend>{label}</legend>
      {help && <small>{help}</small>}
      {rows}
      <Faults faults={faultsAt(faults, path)} />
    </fieldset>
  );
}

interface PartFieldProps extends Omit<ValueFieldProps, 'field' | 'label' | 'help'> {
  part: Part;
  there: boolean;
  /** Given undefined, the part is taken away. */
  onChange: (value: unknown) => void;
}

function PartField({ part, there, ...props }: PartFieldProps) {
  const { label, help, field, kept, optional } = part;
  const { value, path, faults, isNew, onChange } = props;
  if (kept === 'always') return <Faults faults={faultsAt(faults, path)} />;
  if (kept === 'once' && !isNew)
    return (
      <p className="kept">
        {label}: <code>{String(value)}</code>
      </p>
    );
  if (!optional) return <ValueField {...props} field={field} label={label} help={help} />;
  return (
    <div className="value">
      <label className="tick">
        <input
          type="checkbox"
          checked={there}
          onChange={({ target }) => onChange(target.checked ? startOf(field) : undefined)}
        />
        {label}
      </label>
      {there && field.kind !== 'fixed' ? (
        <ValueField {...props} field={field} label={field.kind === 'group' ? '' : label} help={help} />
      ) : (
        help && <small>{help}</small>
      )}
    </div>
  );
}
