import type { Field, RowFault } from '../../lists/contract';
import { EitherField } from './either-field';
import { GroupField } from './group-field';
import { ListField } from './list-field';
import { PlainField } from './plain-field';

export interface ValueFieldProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
  help?: string | undefined;
  /** In the row, with dots. */
  path: string;
  /** Of the row. */
  faults: readonly RowFault[];
  /** The row is not there yet. */
  isNew: boolean;
}

/** A value of a row, to be written: what its schema says that it can be. */
export function ValueField(props: ValueFieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'either':
      return <EitherField {...props} field={field} />;
    case 'fixed':
      return null;
    default:
      return <PlainField {...props} field={field} />;
  }
}

/** Those of a row that are of this very value. */
export const faultsAt = (faults: readonly RowFault[], path: string) =>
  faults
    .filter((fault) => fault.path === path)
    .map(({ reason, warning }) => ({ rule: path, reason, ...(warning && { warning }) }));

/** The path of a part of a value. */
export const below = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;
