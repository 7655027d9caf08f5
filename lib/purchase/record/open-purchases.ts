import { textEntry } from '../../browser/storage';

/**
 * Local storage of purchases. Two entries, so that a tab which writes what is pending never undoes what another one has just
 * written of what is paid: tabs see each other's storage a moment late.
 */
export const purchaseEntries = { pending: 'purchases_under_way', paid: 'purchases_paid' } as const;

/**
 * Whether this browser knows of a purchase that is not done with: awaited, not told of, or left to this document to report. It looks at the texts alone, because it runs for every visitor
 * of every page; `shown` is what `told` was called in earlier versions.
 */
export function hasOpenPurchases(): boolean {
  const { pending, paid } = purchaseEntries;
  return (
    textEntry('localStorage', pending).read() !== null ||
    /"(?:told|shown|reported)":false/.test(textEntry('localStorage', paid).read() ?? '')
  );
}
