import type { MouseEvent } from 'react';

/**
 * Leads from a number to its reason, which it opens, and back, with the focus: without a step in the history of the browser, which would
 * have to be gone back through.
 */
export function followNumber(event: MouseEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  const target = link && document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const reason = target.closest('details');
  if (reason) reason.open = true;
  const place = reason?.querySelector('summary') ?? target;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center', behavior: 'auto' });
}
