/**
 * The address that links in mails, payment pages and passkeys come back to: SITE_URL, else this machine's at the port of the settings. A
 * build does not become stale by another port, for a platform may choose one at every start; its pages say then which one it was made with.
 *
 * @param {import('./read-settings.mjs').Settings} settings of which PORT can be used
 * @returns {string}
 */
export const siteUrlOf = ({ SITE_URL, PORT }) => SITE_URL || `http://localhost:${PORT || 3000}`;
