import { visibleText } from '../../../../scripts/last-modified/visible-text.mjs';
import { unmarked } from '../../marks/marks.mjs';

/**
 * What a page of a running site says, without the marks of the editor.
 *
 * @param {string} origin such as `http://localhost:40123`
 * @returns {(address: string) => Promise<string | undefined>}
 */
export function pageReader(origin) {
  return async (address) => {
    try {
      const answer = await fetch(new URL(address, origin), {
        // To a browser Next sends title and description behind the page, as soon as it has them; to such a reader in the head, as built.
        headers: { 'user-agent': 'Bingbot' },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      const html = await answer.text();
      return answer.status === 200 ? visibleText(unmarked(html)) : undefined;
    } catch {
      return undefined;
    }
  };
}
