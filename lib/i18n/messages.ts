import { readFile } from 'node:fs/promises';
import path from 'node:path';
// What is added to has to be known, also where nothing else asks for it.
import type {} from 'next-intl';
import type { Locale } from './locales';
import { namespaces, type Catalogs, type Namespace } from './namespaces';

export type Messages = { [Name in Namespace]: Required<Catalogs[Name]>['texts'] };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/**
 * Loads one catalog of one language; server only. As modules the catalogs would be some 800, of which each `import()` lists all: that
 * was half of a build's time. Servers run in the root.
 */
export async function loadCatalog<N extends Namespace>(locale: Locale, namespace: N): Promise<Messages[N]> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages', locale, `${namespace}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Messages[N];
}

const loaded = new Map<Locale, Promise<Messages>>();

/**
 * Loads every catalog of one language; server only, browsers never receive the result. What was loaded is kept: a changed text makes
 * this another module while the site is written (next.config.ts).
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadCatalog(locale, namespace)] as const),
  ).then((entries) => Object.fromEntries(entries) as unknown as Messages);
  loaded.set(locale, messages);
  return messages;
}
