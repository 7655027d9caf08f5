import { openAccount } from '../../support/accounts';
import { message } from '../../support/site';
import { embeddedPurchasesOf } from './embedded-purchases';
import { followElsewhere, type Shop } from './shop';

/** The server that all tests share: the embedded API and its sandbox checkout. */
export function sandboxShop(origin: string, dataDir: string): Shop {
  return {
    origin,
    payPage: /\/api\/v1\/sandbox\/checkout\/[\w-]+$/,
    openAccount: (request) => openAccount(request),
    pay: (tab) => tab.getByRole('button', { name: message('en', 'sandbox', 'pay') }).click(),
    cancel: (tab) => tab.getByRole('button', { name: message('en', 'sandbox', 'cancel') }).click(),
    payElsewhere: (url) =>
      followElsewhere(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) }),
    purchasesOf: (email) => embeddedPurchasesOf(dataDir, email),
  };
}
