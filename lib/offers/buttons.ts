/** The links that begin a purchase carry the name of their offer: `data-buy`. */
const selector = 'a[data-buy]';

export function buyLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

export const buyLinks = () => document.querySelectorAll<HTMLAnchorElement>(selector);

/** Shows that a purchase is being begun, on the link of its offer and on the others; null when none is. */
export function markButtons(offer: string | null): void {
  for (const link of buyLinks()) {
    if (offer === null) {
      link.removeAttribute('aria-disabled');
      link.removeAttribute('aria-busy');
    } else {
      link.setAttribute('aria-disabled', 'true');
      if (link.dataset.buy === offer) link.setAttribute('aria-busy', 'true');
    }
  }
}
