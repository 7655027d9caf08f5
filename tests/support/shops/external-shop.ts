import { openAccount } from '../accounts';
import type { StartSite } from '../site-server';
import { StandIn } from '../stand-in/stand-in';
import { followElsewhere, type OpenShop } from './shop';

/** The site on another service's API, which has a payment page of its own. */
export async function openExternalShop(startSite: StartSite): Promise<OpenShop> {
  const standIn = await StandIn.start();
  const { origin } = await startSite({ API_BASE_URL: standIn.baseUrl });
  standIn.siteOrigin = origin;
  return {
    shop: {
      origin,
      payPage: /\/pay\/[\da-f]+$/,
      openAccount: (request) => openAccount(request, (email) => standIn.accounts.codeFor(email)),
      pay: (tab) => tab.getByRole('link', { name: 'Pay' }).click(),
      cancel: (tab) => tab.getByRole('link', { name: 'Cancel' }).click(),
      payElsewhere: (url) => followElsewhere(`${url}/paid`),
      purchasesOf: (email) => standIn.purchases.countOf(email),
    },
    close: () => standIn.stop(),
  };
}
