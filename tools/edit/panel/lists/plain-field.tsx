import { useId } from 'react';
import type { Field } from '../../lists/contract';
import { Faults, refuses } from '../parts/faults';
import { NumberControl } from './numbers/number-control';
import { numberFault } from './numbers/read-number';
import { faultsAt, type ValueFieldProps } from './value-field';

type Plain = Exclude<Field, { kind: 'group' | 'list' | 'either' | 'fixed' }>;

type PlainFieldProps = ValueFieldProps & { field: Plain };

export function PlainField(props: PlainFieldProps) {
  const { field, value, onChange, label, help, english } = props;
  const id = useId();
  const own = ownFaults(props);
  const said = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const common = {
    id,
    'aria-invalid': refuses(own),
    'aria-describedby': `${id}-help ${id}-read ${id}-faults`,
  };
  if (field.kind === 'yes-no')
    return (
      <div className="value">
        <label className="tick">
          <input
            {...common}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
        <Notes {...{ id, help }} faults={own} />
      </div>
    );
  return (
    <div className="value">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <Limit field={field} said={said} />
      </div>
      {typeof english === 'string' && (
        <small>
          English: <span lang="en">{english}</span>
        </small>
      )}
      <Control {...{ field, common, said, value, onChange }} />
      <Notes {...{ id, help }} faults={own} />
    </div>
  );
}

/** The checks know of a text that is no number no more than that; here it is known what was meant by it. */
function ownFaults({ field, value, path, faults }: PlainFieldProps) {
  const reason = field.kind === 'number' && typeof value === 'string' ? numberFault(value, field) : undefined;
  return reason === undefined ? faultsAt(faults, path) : [{ rule: path, reason }];
}

interface ControlProps {
  field: Plain;
  common: { id: string; 'aria-invalid': boolean; 'aria-describedby': string };
  said: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Control({ field, common, said, value, onChange }: ControlProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <select {...common} value={said} onChange={({ target }) => onChange(target.value)}>
          {!field.options.includes(said) && <option value={said}>{said}</option>}
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'number':
      return <NumberControl {...{ field, common, value, onChange }} />;
    case 'day':
      return <input {...common} type="date" value={said} onChange={({ target }) => onChange(target.value)} />;
    case 'moment':
      return (
        <input
          {...common}
          type="datetime-local"
          value={said.slice(0, 16)}
          onChange={({ target }) => onChange(`${target.value}:00${said.includes('.') ? '.000' : ''}Z`)}
        />
      );
    case 'text':
      return field.long ? (
        <textarea {...common} value={said} rows={1} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...common} value={said} onChange={({ target }) => onChange(target.value)} />
      );
    default:
      return null;
  }
}

function Limit({ field, said }: { field: Plain; said: string }) {
  if (field.kind === 'text' && field.most !== undefined) {
    const over = said.length > field.most;
    return (
      <output className="columns" data-over={over || undefined} aria-label="Length">
        {said.length} of {field.most} letters
      </output>
    );
  }
  if (field.kind !== 'number') return null;
  const { least, most, step } = field;
  const parts = [
    least !== undefined && most !== undefined && most < 1e9
      ? `${least} to ${most}`
      : least !== undefined && least > 0
        ? `${least} or more`
        : '',
    step === undefined ? '' : `steps of ${step}`,
  ];
  return <span className="columns">{parts.filter(Boolean).join(', ')}</span>;
}

interface NotesProps {
  id: string;
  help: string | undefined;
  faults: ReturnType<typeof faultsAt>;
}

function Notes({ id, help, faults }: NotesProps) {
  return (
    <>
      {help && <small id={`${id}-help`}>{help}</small>}
      <div aria-live="polite">
        <Faults faults={faults} id={`${id}-faults`} />
      </div>
    </>
  );
}
