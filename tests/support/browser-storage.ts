import type { Page } from '@playwright/test';

/** As a browser does that blocks site data: even looking at the storage throws. */
export async function blockStorage(page: Page, names: readonly ('sessionStorage' | 'localStorage')[]) {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}
