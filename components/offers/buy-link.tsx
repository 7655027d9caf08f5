import type { ReactNode } from 'react';
import { loginToBuy } from '@/lib/session/login-href';
import { Link, useHref } from '@/lib/routes/link';
import type { OfferName } from '@/lib/offers/offers';
import type { PageId } from '@/lib/routes/routes';

interface BuyLinkProps {
  offer: OfferName;
  /** The page to come back to after signing in, where the purchase goes on. */
  page: PageId;
  className: string;
  children: ReactNode;
}

/** Leads visitors to the login and back to their offer; where purchases can begin, a user buys by it (`data-buy`). */
export function BuyLink({ offer, page, className, children }: BuyLinkProps) {
  return (
    <Link to={loginToBuy('/login', useHref(page), offer)} data-buy={offer} className={className}>
      {children}
    </Link>
  );
}
