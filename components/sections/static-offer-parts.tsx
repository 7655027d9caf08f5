import type { OfferParts } from './offer-parts';

/** For pages that only mention offers, and load no script for them. */
export const staticParts: OfferParts = {
  Item: ({ className, children }) => <li className={className}>{children}</li>,
  Text: ({ children }) => children,
  Price: ({ children }) => children,
  Label: ({ shown, className, children }) => (shown ? <span className={className}>{children}</span> : null),
  Mark: () => null,
};
