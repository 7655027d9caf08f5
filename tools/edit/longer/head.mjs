import { parseDocument, stringify } from 'yaml';

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Takes a text apart from the lines above it.
 *
 * @param {string} text of a file
 * @returns {{ head: string, body: string, lines: number, values: Record<string, unknown> } | undefined} `head` with its two lines of `---`,
 *   `lines` it has; undefined where it cannot be read
 */
export function apart(text) {
  const [head, yaml = ''] = fence.exec(text) ?? [];
  if (head === undefined) return undefined;
  const document = parseDocument(yaml);
  const values = document.errors.length > 0 ? undefined : document.toJS();
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined;
  return { head, body: text.slice(head.length), lines: head.split('\n').length - 1, values };
}

/**
 * Puts a value into the lines above a text, and leaves the others as they are.
 *
 * @param {string} text whose lines can be read
 * @param {string} name such as `title`
 * @param {string | boolean | readonly string[] | undefined} value undefined takes the line away
 * @returns {string}
 */
export function withValue(text, name, value) {
  const parts = apart(text);
  if (parts === undefined) return text;
  const rows = parts.head.trimEnd().split('\n').slice(1, -1);
  const start = rows.findIndex((row) => row.startsWith(`${name}:`));
  const rest = start < 0 ? 0 : rows.slice(start + 1).findIndex((row) => /^[^\s-]/.test(row));
  const count = start < 0 ? 0 : rest < 0 ? rows.length - start : rest + 1;
  const own = value === undefined ? [] : lines(name, value);
  rows.splice(start < 0 ? rows.length : start, count, ...own);
  return `---\n${rows.map((row) => `${row}\n`).join('')}---\n${parts.body}`;
}

/** As the formatter has them. @param {string} name @param {unknown} value */
function lines(name, value) {
  return stringify({ [name]: value }, { lineWidth: 0, singleQuote: true })
    .trimEnd()
    .split('\n');
}
