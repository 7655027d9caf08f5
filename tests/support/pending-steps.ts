import type { Page } from '@playwright/test';
import type { Flow, Pending } from '../../lib/account/pending';

/** Stands in for the first steps of registering and of choosing a new password, in every page from now on. */
export async function keepSteps(page: Page): Promise<void> {
  const state: Pending = { email: 'ada@example.com', nickname: 'Ada', resendAt: 0, ticket: 't' };
  await page.addInitScript(
    ([flows, kept]) => {
      for (const flow of flows) sessionStorage.setItem(`pending_${flow}`, kept);
    },
    [['register', 'reset'] satisfies Flow[], JSON.stringify(state)] as const,
  );
}
