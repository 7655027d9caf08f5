/**
 * SHA-256 of a purchase's number, hexadecimal: trackers can tell an order that they hear of twice, and do not learn the number.
 *
 * @throws TypeError where the site is not encrypted: browsers have no hash there
 */
export async function orderName(number: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(number));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
