import { registerAccount } from '../../support/accounts';
import type { ExternalSite } from '../../support/sites';
import { followElsewhere, type Shop } from './shop';

/** The site on another service's API, which has a payment page of its own. */
export function externalShop({ standIn, site }: ExternalSite): Shop {
  return {
    origin: site.origin,
    payPage: /\/pay\/[\da-f]+$/,
    openAccount: (request) => registerAccount(request, (email) => standIn.accounts.codeFor(email)),
    pay: (tab) => tab.getByRole('link', { name: 'Pay' }).click(),
    cancel: (tab) => tab.getByRole('link', { name: 'Cancel' }).click(),
    payElsewhere: (url) => followElsewhere(`${url}/paid`),
    purchasesOf: (email) => standIn.purchases.countOf(email),
  };
}
