/**
 * The name of a cookie that travels encrypted where the site does: browsers take one that begins like this from encrypted connections
 * alone, so that nobody plants it by another (draft-ietf-httpbis-rfc6265bis, 4.1.3).
 *
 * @param siteUrl address of the site
 */
export const secureName = (name: string, siteUrl: string): string =>
  siteUrl.startsWith('https:') ? `__Secure-${name}` : name;
