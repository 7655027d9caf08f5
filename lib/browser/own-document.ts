/** The address that this document was opened at: pages that are gone to later change the location alone. */
export function openedAt(): URL | undefined {
  const [document] = performance.getEntriesByType('navigation');
  return document && new URL(document.name);
}

/** Whether this document was opened at the address that is shown: what a policy allows is fixed when a document is opened. */
export const isOwnDocument = (): boolean => openedAt()?.pathname === window.location.pathname;
