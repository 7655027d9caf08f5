import type { ReactNode } from 'react';
import { Link, useHref } from '@/lib/routes/link';
import type { OfferName } from '@/lib/offers/offers';
import type { PageId } from '@/lib/routes/routes';

interface BuyLinkProps {
  offer: OfferName;
  /** The page to come back to after signing in, where the purchase goes on. */
  page: PageId;
  /** How it looks: `buyLinkClass`. */
  className: string;
  children: ReactNode;
}

/** Leads visitors to the login and back to their offer; where purchases can begin, users buy by it (see PurchaseDesk). */
export function BuyLink({ offer, page, className, children }: BuyLinkProps) {
  const next = encodeURIComponent(`${useHref(page)}?buy=${offer}`);
  return (
    <Link to={`/login?next=${next}`} data-buy={offer} className={className}>
      {children}
    </Link>
  );
}
