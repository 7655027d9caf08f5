import { registerAccount, type Account } from './accounts';
import { test as base } from './test';

/** Tests of a site whose API is another service. */
export const test = base.extend<{ account: Account }>({
  baseURL: ({ external }, provide) => provide(external.site.origin),
  /** Somebody with an account there. */
  account: async ({ request, external }, provide) => {
    await provide(await registerAccount(request, (email) => external.standIn.accounts.codeFor(email)));
  },
});
