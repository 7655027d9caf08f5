const forbidden = /[\u0000-\u001f\u007f]/;

/**
 * Fields whose text holds control characters, by dotted path. Line ends are how headers and log lines are forged, and NUL ends a
 * text in SQLite and is refused by PostgreSQL. Passwords are hashed, never stored or printed, and may hold anything.
 */
export function controlCharacters(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return forbidden.test(value) ? { [path]: 'No control characters' } : {};
  if (typeof value !== 'object' || value === null) return {};
  const found = Object.entries(value)
    .filter(([key]) => key !== 'password')
    .map(([key, inner]) => controlCharacters(inner, path ? `${path}.${key}` : key));
  return Object.assign({}, ...found) as Record<string, string>;
}
