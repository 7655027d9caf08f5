import { z } from 'zod';
import { widths } from '../../../catalogs/articles/check-articles.mjs';

/** @typedef {import('../contract').LongerField} LongerField */
/** @typedef {{ type?: string, format?: string, enum?: string[] }} Property */

/**
 * @param {z.ZodType} head
 * @returns {LongerField[]} in the order of the schema
 */
export function fieldsOf(head) {
  const { properties = {}, required = [] } =
    /** @type {{ properties?: Record<string, Property>, required?: string[] }} */ (
      z.toJSONSchema(head, { io: 'input' })
    );
  return Object.entries(properties).map(([name, property]) => {
    const [least, most] = widths[/** @type {'title'} */ (name)] ?? [];
    return {
      name,
      kind: kindOf(property),
      required: required.includes(name),
      ...(property.enum && { options: property.enum }),
      ...(least !== undefined && most !== undefined && { columns: { least, most } }),
    };
  });
}

/** @param {Property} property @returns {LongerField['kind']} */
function kindOf({ type, format, enum: options }) {
  if (options) return 'choice';
  if (format === 'date') return 'day';
  if (type === 'boolean') return 'switch';
  return type === 'array' ? 'posts' : 'line';
}
