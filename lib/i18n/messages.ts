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

/** Loads one catalog of one language. */
export async function loadCatalog<N extends Namespace>(locale: Locale, namespace: N): Promise<Messages[N]> {
  const catalog = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: Messages[N] };
  return catalog.default;
}

/** Loads every catalog of one language; server only, browsers never receive the result. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadCatalog(locale, namespace)] as const),
  );
  return Object.fromEntries(entries) as unknown as Messages;
}
