import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as schema from '../../lib/env/schema';
import { brand } from '../../lib/site/brand';
import { ofEnvironment } from '../run/settings/check-settings.mjs';
import { fromEnvironment, groups, ofScripts } from './groups.mjs';
import { documentFile, example, exampleFile, settingsSection, withSettings } from './papers.mjs';

/** Set by Next for what it starts. */
const ofNext = 'NODE_ENV';

const source = { schema, brand };
const { explanationOf, parseEnv, settingNames } = schema;
const explained = [...groups, fromEnvironment].flatMap(({ names }) => names);

it('explains every setting once', () => {
  const settings = [...settingNames.filter((name) => name !== ofNext), ...Object.keys(ofScripts)];
  expect([...explained].sort(), 'scripts/settings/groups.mjs has each setting in a group').toEqual(
    settings.sort(),
  );
  const bare = settingNames.filter((name) => explanationOf(name) === '');
  expect(bare, 'each has its `.describe` in lib/env').toEqual([]);
});

it('keeps what only the environment can set out of files', () => {
  expect([...fromEnvironment.names, ofNext].sort()).toEqual([...ofEnvironment].sort());
});

it('stands in docs/settings.md as lib/env says: `npm run settings` writes it', () => {
  const document = readFileSync(documentFile, 'utf8');
  expect(withSettings(document, source)).toBe(document);
});

it('stands in .env.example as lib/env says: `npm run settings` writes it', () => {
  expect(readFileSync(exampleFile, 'utf8')).toBe(example(source));
});

it('tells of each setting its default, its form, and whether it is built in', () => {
  const section = settingsSection(source).replace(/\n {2}/g, ' ');
  const line = (name: string) => section.split('\n').find((one) => one.startsWith(`- **\`${name}\`**`));
  expect(line('SITE_URL')).toMatch(
    /^- \*\*`SITE_URL`\*\*, built in, `http:\/\/localhost:3000` unless set: .* It must be an absolute http\(s\) address, such as/,
  );
  expect(line('DATA_DIR')).toMatch(/^- \*\*`DATA_DIR`\*\*, `\.data` unless set: [^.]*\.$/);
  expect(line('MAIL_FROM')).toContain("**, the brand's unless set: ");
  expect(line('MAIL_FROM')).toContain(String.raw`Example \<no-reply@example.com>`);
  expect(line('STRIPE_WEBHOOK_SECRET')).toContain('`<SITE_URL>/api/v1/stripe/webhook`');
});

it('sets nothing in a copy of .env.example', () => {
  const lines = [...example(source).matchAll(/^(\w+)=(.*)$/gm)];
  const copied = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  expect(Object.keys(copied)).toEqual(explained.filter((name) => !fromEnvironment.names.includes(name)));
  expect(parseEnv(copied)).toEqual(parseEnv({}));
});

it('refuses a document without a place for it', () => {
  expect(() => withSettings('# Settings', source)).toThrow('has no place for the settings');
});
