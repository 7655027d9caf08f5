import { z } from 'zod';
import { labelOf, optionNames } from './labels.mjs';

/** @typedef {import('./contract').Field} Field @typedef {import('./contract').Part} Part */
/** @typedef {import('zod').core.JSONSchema.JSONSchema} Schema */
/** @typedef {{ label?: string, help?: string, kept?: Part['kept'], money?: boolean, own?: string }} Word `own`: a value that is none of the fixed ones @typedef {Readonly<Record<string, Word>>} Words what is said of values, by their path in a row */

/** From so many letters on a text gets a field of several lines. */
const long = 80;
/** What zod says where nothing is said. */
const largest = Number.MAX_SAFE_INTEGER;

/**
 * What a form has to ask for, from the schema of a file.
 *
 * @param {import('zod').ZodType} shape of all of the file
 * @param {readonly string[]} at where the rows or the values stand in it
 * @param {boolean} rows whether there is a list of rows
 * @param {Words} words
 * @returns {Field} of one row
 */
export function fieldOf(shape, at, rows, words) {
  const whole = /** @type {Schema} */ (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }));
  const place = at.reduce((schema, name) => own(schema.properties?.[name]), whole);
  return read(rows ? own(/** @type {Schema} */ (place.items)) : place, '', words);
}

/** @param {unknown} schema @returns {Schema} */
const own = (schema) => (typeof schema === 'object' && schema !== null ? /** @type {Schema} */ (schema) : {});

/** @param {Schema} schema @param {string} path @param {Words} words @returns {Field} */
function read(schema, path, words) {
  const kinds = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;
  const forms = schema.oneOf ?? schema.anyOf ?? kinds;
  if (forms) return eitherOf(forms.map(own), path, words);
  if (schema.const !== undefined || schema.type === 'null')
    return { kind: 'fixed', value: /** @type {string | number | boolean} */ (schema.const ?? null) };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  switch (schema.type) {
    case 'object':
      return { kind: 'group', parts: partsOf(schema, path, words) };
    case 'array':
      return listOf(schema, path, words);
    case 'boolean':
      return { kind: 'yes-no' };
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return textOf(schema, path);
  }
}

/** @param {Schema[]} forms @param {string} path @param {Words} words @returns {Field} */
function eitherOf(forms, path, words) {
  const options = forms.map((form) => {
    const field = read(form, path, words);
    const own = field.kind === 'fixed' ? undefined : words[path]?.own;
    return { name: own ?? optionName(field), field };
  });
  return { kind: 'either', options };
}

/** @param {Field} field */
function optionName(field) {
  if (field.kind === 'fixed') return optionNames[String(field.value)] ?? String(field.value);
  const said = field.kind === 'group' ? field.parts.find((part) => part.field.kind === 'fixed') : undefined;
  if (said?.field.kind === 'fixed')
    return optionNames[`${said.name}: ${said.field.value}`] ?? `${said.label}: ${said.field.value}`;
  return field.kind === 'number' ? 'A number' : 'A text';
}

/** @param {Schema} schema @param {string} path @param {Words} words @returns {Part[]} */
function partsOf({ properties = {}, required = [] }, path, words) {
  return Object.entries(properties).map(([name, schema]) => {
    const there = path ? `${path}.${name}` : name;
    const { label = labelOf(name), help, kept, money } = words[there] ?? {};
    const field = read(own(schema), there, words);
    return {
      ...{ name, label, ...(help && { help }), ...(kept && { kept }) },
      ...(!required.includes(name) && { optional: true }),
      field: money && field.kind === 'number' ? { ...field, money } : field,
    };
  });
}

/** @param {Schema} schema @param {string} path @param {Words} words @returns {Field} */
function listOf({ items, prefixItems, minItems, maxItems }, path, words) {
  const of = read(own(prefixItems?.[0] ?? items), path, words);
  return { kind: 'list', of, ...bounds(minItems, maxItems) };
}

/** @param {Schema} schema @returns {Field} */
function numberOf({ type, minimum, maximum, exclusiveMinimum, multipleOf }) {
  const whole = type === 'integer';
  const above = typeof exclusiveMinimum === 'number' && whole ? exclusiveMinimum + 1 : undefined;
  return {
    kind: 'number',
    ...(whole && { whole }),
    ...bounds(minimum ?? above, maximum),
    ...(multipleOf !== undefined && { step: multipleOf }),
  };
}

/** @param {Schema} schema @param {string} path @returns {Field} */
function textOf({ format, minLength, maxLength, pattern }, path) {
  if (format === 'date-time') return { kind: 'moment' };
  if (format === 'date') return { kind: 'day' };
  const isName = pattern !== undefined && !/[. ]/.test(pattern.replace(/\\./g, ''));
  const isLong = (maxLength ?? long) >= long && !isName && !/(?:^|\.)(?:title|id)$/.test(path);
  return { kind: 'text', ...(isLong && { long: true }), ...bounds(minLength, maxLength) };
}

/** @param {number | undefined} least @param {number | undefined} most */
const bounds = (least, most) => ({
  ...(least !== undefined && least > -largest && { least }),
  ...(most !== undefined && most < largest && { most }),
});
