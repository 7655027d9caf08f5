/** What of Next's router is needed to go to another page. */
interface Router {
  push(address: string): void;
  replace(address: string): void;
}

interface Way {
  /** With it a page of this site is shown in this document. */
  router?: Router;
  /** The page takes the place of this one in the history. */
  replace?: boolean;
}

let isRenewalDue = () => false;

/** Lets {@link go} load whole documents from now on, whenever the condition holds. */
export function loadDocumentsWhen(condition: () => boolean): void {
  isRenewalDue = condition;
}

/**
 * The way by which code opens another page. An address of another site, and any at all without a router, is a full page load (spec
 * section 2); so is the next page of this site after a new deployment.
 */
export function go(address: string | URL, { router, replace = false }: Way = {}): void {
  const { href, origin } = new URL(address, window.location.href);
  const isSoft = router !== undefined && origin === window.location.origin && !isRenewalDue();
  if (isSoft) router[replace ? 'replace' : 'push'](href);
  else window.location[replace ? 'replace' : 'assign'](href);
}
