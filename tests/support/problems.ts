import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What a browser logs of answers that are refusals. */
export const refusals = /Failed to load resource: .*status of 4\d\d/;

/** What a browser logs of answers that are failures of any kind, and of those that do not come. */
export const failedLoads = /Failed to load resource/;

/**
 * Whether a browser logged an error or a violation of a policy. Of calls about the account, its practice and its exams that the API of another
 * service does not have, browsers log the answer, whatever the page makes of it.
 */
function isProblem(entry: ConsoleMessage): boolean {
  const isUnknownCall =
    /status of 404/.test(entry.text()) &&
    /\/api\/v1\/(?:account\/\w+|practice|exam)(?:\?since=\d+)?$/.test(entry.location().url);
  return (entry.type() === 'error' && !isUnknownCall) || /Content Security Policy/i.test(entry.text());
}

/** What must never happen in a browser: console errors, exceptions and policy violations, but for those that a test makes. */
export class Problems {
  readonly #found: { address: string; text: string }[] = [];
  readonly #allowed: RegExp[] = [];

  /** Notes them in every page of a browser, from now on. */
  watch(context: BrowserContext): void {
    context.on('console', (entry) => {
      // The page, and what of it was asked for in vain.
      const address = `${entry.page()?.url() ?? ''} (${entry.location().url})`;
      if (isProblem(entry)) this.#found.push({ address, text: entry.text() });
    });
    context.on('weberror', (error) => {
      this.#found.push({ address: error.page()?.url() ?? '', text: error.error().message });
    });
  }

  /** Lets pass what matches, also where it was noted before. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found
      .filter(({ text }) => !this.#allowed.some((pattern) => pattern.test(text)))
      .map(({ address, text }) => `${address}: ${text}`);
  }
}
