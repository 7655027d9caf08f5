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
  /** The value in English, where it stands in another language. */
  english?: unknown;
  isNew: boolean;
}

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

export const faultsAt = (faults: readonly RowFault[], path: string) =>
  faults
    .filter((fault) => fault.path === path)
    .map(({ reason, warning }) => ({ rule: path, reason, ...(warning && { warning }) }));

export const below = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;
