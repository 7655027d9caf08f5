interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** The emptiest value of a JSON schema: null where it may be, lists without anything in them, the first of an enumeration. */
export function emptyInstance(schema: object): unknown {
  const { type, const: constant, enum: allowed, anyOf, properties = {} } = schema as Schema;
  if (constant !== undefined) return constant;
  if (allowed) return allowed[0];
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : emptyInstance(anyOf[0] ?? {});
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return null;
  if (type === 'array') return [];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, emptyInstance(one)]));
  }
  return type === 'string' ? '' : type === 'boolean' ? false : 0;
}
