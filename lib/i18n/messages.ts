import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from './locales';
import { namespaces, type Catalogs, type Namespace } from './namespaces';

/** The English texts by namespace. */
export type Messages = { [Name in Namespace]: Required<Catalogs[Name]>['texts'] };

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/**
 * Loads one catalog of one language; server only. As modules the catalogs would be some 800 chunks, and a third of a build's time:
 * they are modules where they are written, so that open pages follow a changed text, and else files. Servers run in the root.
 */
export async function loadCatalog<N extends Namespace>(locale: Locale, namespace: N): Promise<Messages[N]> {
  if (process.env.NODE_ENV === 'development') {
    const catalog = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: Messages[N] };
    return catalog.default;
  }
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'messages', locale, `${namespace}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Messages[N];
}

const loaded = new Map<Locale, Promise<Messages>>();

/** Loads every catalog of one language, once where no text changes; server only, browsers never receive the result. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadCatalog(locale, namespace)] as const),
  ).then((entries) => Object.fromEntries(entries) as unknown as Messages);
  if (process.env.NODE_ENV !== 'development') loaded.set(locale, messages);
  return messages;
}
