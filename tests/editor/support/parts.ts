import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Saves the text that is open, and waits until it is. */
export async function save(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText(/^Saved: /)).toBeVisible();
}

/** Opens a part of the panel. */
export async function openPart(panel: Locator, name: string): Promise<void> {
  await panel.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).click();
}
