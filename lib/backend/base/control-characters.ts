const forbidden = /[\u0000-\u001f\u007f]/;
/** Allows line ends and tabs. */
const forbiddenInProse = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const passwords = ['password', 'newPassword'];
/** Written over several lines, and never into a header or a log. */
const prose = ['message', 'reason', 'answer', 'text', 'prompt.text'];
/** Texts that were written in practice (api/contract/practice). */
const practised = /^entries\.\d+\.value\.\d+$/;

/** What a model says, as it can be kept: it may be talked into any character, and a transcript may hold one by mistake. */
export const withoutControl = (said: string): string => said.replace(new RegExp(forbiddenInProse, 'g'), '');

/**
 * Fields whose text holds control characters, by dotted path. Line ends are how headers and log lines are forged, and NUL ends a
 * text in SQLite and is refused by PostgreSQL. Passwords are hashed, never stored or printed, and may hold anything.
 */
export function controlCharacters(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') {
    const isFree = !(prose.includes(path) || practised.test(path) ? forbiddenInProse : forbidden).test(value);
    return isFree ? {} : { [path]: 'No control characters' };
  }
  if (typeof value !== 'object' || value === null) return {};
  const found = Object.entries(value)
    .filter(([key]) => !passwords.includes(key))
    .map(([key, inner]) => controlCharacters(inner, path ? `${path}.${key}` : key));
  return Object.assign({}, ...found) as Record<string, string>;
}
