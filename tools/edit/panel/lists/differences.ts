import type { Field } from '../../lists/contract';
import { isRecord, isSame } from '../../lists/same.mjs';
import { isOf } from './start-value';

export interface Differing {
  /** Where in the row, by the names of the form; places in a list count from 1. */
  label: string;
  one: string;
  other: string;
}

export function differences(field: Field, one: unknown, other: unknown, label = ''): Differing[] {
  if (isSame(one, other)) return [];
  const own =
    field.kind === 'either' ? field.options.find((option) => isOf(option.field, one))?.field : field;
  if (own?.kind === 'group' && isRecord(one) && isRecord(other))
    return own.parts.flatMap((part) =>
      differences(
        part.field,
        one[part.name],
        other[part.name],
        label === '' ? part.label : `${label}: ${part.label}`,
      ),
    );
  if (own?.kind === 'list' && Array.isArray(one) && Array.isArray(other))
    return Array.from({ length: Math.max(one.length, other.length) }, (_, place) =>
      differences(own.of, one[place], other[place], `${label} ${place + 1}`),
    ).flat();
  return [{ label: label || 'All of it', one: said(one), other: said(other) }];
}

function said(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
