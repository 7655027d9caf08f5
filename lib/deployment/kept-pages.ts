import { keptPrefix } from '../browser/forget-kept';

export interface KeptPage {
  path: string;
  title: string;
  /** BCP 47. */
  lang: string;
}

/** Whether an address is of a page that is kept once it was opened: a lesson, the list of them, a post. The worker says the same. */
export const isKept = (path: string): boolean => /^(?:\/[a-z]{2})?\/(?:courses|blog)(?:\/|$)/.test(path);

/**
 * The pages that this browser keeps, the last opened first.
 *
 * @returns nothing where the browser has no caches
 */
export async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const pages: KeptPage[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${keptPrefix}pages-`)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const response = isKept(path) ? await cache.match(request) : undefined;
      if (response) pages.unshift({ path, ...headOf(await response.text()) });
    }
  }
  return pages;
}

function headOf(html: string): Omit<KeptPage, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: (page.querySelector('h1') ?? page.querySelector('title'))?.textContent.trim() ?? '',
    lang: page.documentElement.lang,
  };
}
