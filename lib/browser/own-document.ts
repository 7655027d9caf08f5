/**
 * Whether this document was opened at the address that is shown, and not at another page's whose link was followed: what a policy allows
 * is fixed when a document is opened.
 */
export function isOwnDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === window.location.pathname;
}
