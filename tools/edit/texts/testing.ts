import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { rulesSchema } from '../../catalogs/rules.mjs';
import { parseGlossary } from '../../catalogs/text/glossary.mjs';
import type { Context } from '../contract';
import { openJournal } from './journal.mjs';
import { openStore } from './store.mjs';

export const tables = {
  locales: ['en', 'de', 'ru'].map((code) => ({ code, lang: code })),
  namespaces: ['home', 'meta'],
  brand: 'Verbista',
};

/** As the formatter writes it, with a block in one line. */
const english = `{
  "hero": {
    "title": "Walk into the test",
    "lead": "Practice with {brand}."
  },
  "count": "{count, plural, one {# lesson} other {# lessons}}",
  "short": { "yes": "Yes", "no": "No" }
}
`;
const german = `{
  "hero": {
    "title": "Geh in den Test",
    "lead": "Übe mit {brand}."
  },
  "count": "{count, plural, one {# Lektion} other {# Lektionen}}",
  "short": { "yes": "Ja", "no": "Nein" }
}
`;
const russian = `{
  "hero": {
    "title": "Идите на экзамен",
    "lead": "Занимайтесь с {brand}."
  },
  "count": "{count, plural, one {# урок} few {# урока} many {# уроков} other {# урока}}",
  "short": { "yes": "Да", "no": "Нет" }
}
`;

const glossary = `## de

| English | say | check | never |
| --- | --- | --- | --- |
| lesson | die Lektion | lektion | unterrichtsstunde |
`;

/** Checkouts in folders of their own, which go with the test file that asked for them. */
export function checkouts() {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** @param more files over the usual ones, by path */
  return async (more: Record<string, string> = {}) => {
    const root = mkdtempSync(path.join(tmpdir(), 'edit-test-'));
    folders.push(root);
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    };
    const files = {
      'messages/en/home.json': english,
      'messages/de/home.json': german,
      'messages/ru/home.json': russian,
      ...Object.fromEntries(
        ['en', 'de', 'ru'].map((code) => [
          `messages/${code}/meta.json`,
          '{\n  "home": { "title": "{brand}" }\n}\n',
        ]),
      ),
      ...more,
    };
    for (const [file, content] of Object.entries(files)) write(file, content);
    const journal = openJournal(root);
    const store = await openStore(root, { tables, journal });
    const context = {
      root,
      store,
      journal,
      tables,
      rules: rulesSchema.parse({ limits: [{ keys: '*.hero.title', width: 20, of: 'headline' }] }),
      glossary: parseGlossary(glossary),
      places: { of: async () => [], seenAs: () => undefined },
      ledger: async () => undefined,
    } as unknown as Context;
    return {
      root,
      context,
      write,
      read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
      git: (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', ...args], {
          cwd: root,
          encoding: 'utf8',
        }),
    };
  };
}

export function differing(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}
