export type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** Whether a click asks for nothing but the page: no other tab or window, no file. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Omit<Click, 'defaultPrevented'>) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export type FollowedLink = Pick<HTMLAnchorElement, 'href' | 'origin' | 'target' | 'hasAttribute'>;

/**
 * Where the router is to go for a click on a link, as `next/link` decides it (next/dist/client/app-dir/link.js, `linkClicked`).
 * Undefined where the click is the browser's: it opens another tab or window, saves a file, leads to another site, or somebody has
 * dealt with it already. A fragment of the same page is the router's too: it does not know entries of the history that a browser made,
 * and would not come back to them.
 *
 * @param origin of the page that is open
 * @returns the absolute address: a path alone could begin with `//` and be read as another site's
 */
export function softAddress(click: Click, link: FollowedLink, origin: string): string | undefined {
  if (click.defaultPrevented || !isPlainClick(click)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.origin !== origin) return undefined;
  return link.href;
}
