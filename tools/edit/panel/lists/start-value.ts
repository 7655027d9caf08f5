import type { Field } from '../../lists/contract';
import { isRecord } from '../../lists/same.mjs';

/** What a value is before somebody has written it: as little as its form allows. */
export function startOf(field: Field): unknown {
  switch (field.kind) {
    case 'yes-no':
      return false;
    case 'choice':
      return field.options[0];
    case 'fixed':
      return field.value;
    case 'day':
      return new Date().toISOString().slice(0, 10);
    case 'moment':
      return new Date().toISOString().replace(/\d\d\.\d+/, '00.000');
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => startOf(field.of));
    case 'group':
      return Object.fromEntries(
        field.parts
          .filter(({ optional, kept }) => !optional && kept !== 'always')
          .map((part) => [part.name, startOf(part.field)]),
      );
    case 'either': {
      const none = field.options.find(
        (option) => option.field.kind === 'fixed' && option.field.value === null,
      );
      const first = none ?? field.options[0];
      return first && startOf(first.field);
    }
    default:
      return '';
  }
}

/** The start of another form, with what the value before has of the same. */
export function startLike(field: Field, before: unknown): unknown {
  const start = startOf(field);
  if (field.kind !== 'group' || !isRecord(before) || !isRecord(start)) return start;
  const same = field.parts.filter(
    (part) => part.name in before && part.field.kind !== 'fixed' && isOf(part.field, before[part.name]),
  );
  return { ...start, ...Object.fromEntries(same.map(({ name }) => [name, before[name]])) };
}

/** Whether a value has, at first sight, the form of a field. */
export function isOf(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'fixed':
      return value === field.value;
    case 'number':
      return typeof value === 'number';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'group':
      return (
        isRecord(value) &&
        field.parts.every((part) => part.field.kind !== 'fixed' || value[part.name] === part.field.value)
      );
    case 'either':
      return field.options.some((option) => isOf(option.field, value));
    default:
      return typeof value === 'string';
  }
}
