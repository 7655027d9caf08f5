import { isBuiltIn } from '../run/checkout/inputs.mjs';
import { fromEnvironment, groups, ofScripts } from './groups.mjs';

/**
 * @typedef {object} Source
 * @property {Pick<typeof import('../../lib/env/schema'), 'explanationOf' | 'parseEnv' | 'settingNames'>} schema
 * @property {typeof import('../../lib/site/brand').brand} brand
 */

export const exampleFile = '.env.example';
export const documentFile = 'docs/settings.md';

const begin = '<!-- settings: written by `npm run settings` -->';
const end = '<!-- settings: end -->';

const columns = 120;

/** What Markdown would take for a link, unless it stands in code. */
const outsideCode = /(<)(?=[^`]*(?:`[^`]*`[^`]*)*$)/g;

/**
 * What is told of a setting, read from the schema of the settings: what it is for, its default, and what the schema says of a value that
 * cannot be used.
 *
 * @param {Source} source
 * @returns {(name: string) => { marks: string[], words: string }}
 */
function reader({ schema: { explanationOf, parseEnv, settingNames }, brand }) {
  /** @type {Record<string, unknown>} */
  const defaults = parseEnv({});
  return (name) => {
    const known = settingNames.find((one) => one === name);
    const explanation = known
      ? explanationOf(known)
      : (Object.entries(ofScripts).find(([one]) => one === name)?.[1] ?? '');
    const rule = known && ruleOf(parseEnv, name);
    const value = defaults[name];
    const said = String(value).includes(brand.supportEmail) ? "the brand's" : `\`${value}\``;
    return {
      marks: [
        ...(isBuiltIn(name) ? ['built in'] : []),
        ...(value === undefined ? [] : [`${said} unless set`]),
      ],
      words: rule ? `${explanation} It ${rule}.` : explanation,
    };
  };
}

/**
 * What the schema says of a value that no setting with a rule takes.
 *
 * @param {Source['schema']['parseEnv']} parseEnv
 * @param {string} name
 * @returns {string | undefined} undefined for a setting that takes any text
 */
function ruleOf(parseEnv, name) {
  try {
    parseEnv({ [name]: 'no value' });
    return undefined;
  } catch (error) {
    return /: (must [^\n]+)/.exec(String(error))?.[1];
  }
}

/** @param {Source} source */
export function settingsSection(source) {
  const read = reader(source);
  const parts = [...groups, fromEnvironment].flatMap(({ title, names, note }) => [
    `## ${title}`,
    ...(note ? [note] : []),
    names
      .map((name) => {
        const { marks, words } = read(name);
        const head = [`**\`${name}\`**`, ...marks].join(', ');
        return wrapped(`- ${head}: ${words.replace(outsideCode, '\\$1')}`, '  ');
      })
      .join('\n'),
  ]);
  return [begin, ...parts, end].join('\n\n');
}

/**
 * @param {string} document
 * @param {Source} source
 * @throws Error where the marks that hold the place are missing
 */
export function withSettings(document, source) {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`${documentFile} has no place for the settings: ${begin} … ${end}`);
  return document.slice(0, from) + settingsSection(source) + document.slice(to + end.length);
}

/**
 * `.env.example`: each setting that a file can set, without a value, so that a copy of it changes nothing.
 *
 * @param {Source} source
 */
export function example(source) {
  const read = reader(source);
  const head = [
    'Every setting is optional, and an empty value counts as unset. Copy this file to .env and fill in what you need. Written by',
    '`npm run settings` from what lib/env says; docs/settings.md has the same with a word on how they are read.',
  ].join(' ');
  const parts = groups.flatMap(({ title, names, note }) => [
    `# --- ${title} ---${note ? `\n${comment(note)}` : ''}`,
    ...names.map((name) => {
      const { marks, words } = read(name);
      const about = marks.length > 0 ? `${words} (${marks.join(', ')})` : words;
      return `${comment(about)}\n${name}=`;
    }),
  ]);
  return `${[comment(head), ...parts].join('\n\n')}\n`;
}

/** @param {string} text */
const comment = (text) => wrapped(`# ${text}`, '# ');

/**
 * Lines of the text, which break no piece of code.
 *
 * @param {string} text
 * @param {string} indent of every line but the first
 */
function wrapped(text, indent) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of text.split(/ (?=[^`]*(?:`[^`]*`[^`]*)*$)/)) {
    if (line !== '' && `${line} ${word}`.length > columns) {
      lines.push(line);
      line = `${indent}${word}`;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n');
}
