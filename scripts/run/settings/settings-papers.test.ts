import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv, settingNames } from '../../../lib/env/schema';
import { isBuiltIn } from '../checkout/inputs.mjs';

/** Read by the scripts, and not by the site. */
const ofScripts = ['CHROMIUM_PATH', 'ENV_FILE'];
/** Set by Next for what it starts. */
const ofNext = 'NODE_ENV';
const settings = [...settingNames.filter((name) => name !== ofNext), ...ofScripts].sort();

const defaults: Record<string, unknown> = parseEnv({});

/** The table below the heading "Settings": each setting with its own part of the cell of defaults. */
const rows = readFileSync('README.md', 'utf8')
  .split(/^## /m)
  .filter((section) => section.startsWith('Settings'))
  .flatMap((section) => section.split('\n').filter((line) => line.startsWith('| `')))
  .flatMap((line) => {
    const [, names = '', cell = ''] = line.split('|').map((part) => part.trim());
    const parts = cell.split(', ');
    return [...names.matchAll(/`(\w+)`( \*)?/g)].map(([, name = '', mark], index) => ({
      name,
      builtIn: mark !== undefined,
      default: parts[index] ?? parts.at(-1) ?? '',
    }));
  });

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

describe('the README', () => {
  it('has a row for every setting and none for others', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(settings);
  });

  it('marks with * what is built into the pages', () => {
    const marked = rows.filter((row) => row.builtIn).map(({ name }) => name);
    expect(marked).toEqual(rows.map(({ name }) => name).filter(isBuiltIn));
  });

  it('names each default', () => {
    const wrong = rows.filter((row) => {
      const value = defaults[row.name];
      // Words in place of a value, such as "found by itself", are for the reader to judge.
      if (row.default !== 'none' && !row.default.startsWith('`')) return false;
      return row.default !== (value === undefined ? 'none' : `\`${String(value)}\``);
    });
    expect(wrong).toEqual([]);
  });
});

describe('.env.example', () => {
  it('has a line for every setting that a file can set', () => {
    // They must be known before a file is read.
    const fromEnvironmentAlone = ['BUILD_DAY', 'BUILD_DIR', 'CHROMIUM_PATH', 'ENV_FILE'];
    expect([...example.keys()].sort()).toEqual(
      settings.filter((name) => !fromEnvironmentAlone.includes(name)),
    );
  });

  it('shows defaults and nothing else', () => {
    const wrong = [...example].filter(([name, value]) => value !== '' && value !== String(defaults[name]));
    expect(wrong).toEqual([]);
  });
});
