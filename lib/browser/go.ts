interface Router {
  push(address: string): void;
  replace(address: string): void;
}

interface Way {
  /** With it a page of this site is shown in this document. */
  router?: Router;
  replace?: boolean;
}

type Condition = (address: URL) => boolean;

const conditions = new Set<Condition>();

/**
 * Lets {@link go} load whole documents from now on, whenever the condition holds for where it goes.
 *
 * @returns takes it back
 */
export function loadDocumentsWhen(condition: Condition): () => void {
  conditions.add(condition);
  return () => void conditions.delete(condition);
}

/**
 * The way by which code opens another page. An address of another site, and any at all without a router, is a full page load (spec
 * section 2); so is what a condition of {@link loadDocumentsWhen} holds for, such as the next page after a new deployment.
 */
export function go(address: string | URL, { router, replace = false }: Way = {}): void {
  const target = new URL(address, window.location.href);
  const { href, origin } = target;
  const isOwn = origin === window.location.origin;
  const isSoft = router !== undefined && isOwn && ![...conditions].some((holds) => holds(target));
  if (isSoft) router[replace ? 'replace' : 'push'](href);
  else window.location[replace ? 'replace' : 'assign'](href);
}
