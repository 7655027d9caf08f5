import { sellTestPlans } from './plans';
import type { StripeSite } from './stripe';
import type { TestBackend } from './test-backend';

/** Of the buyer. */
export const email = 'ada@example.com';

interface Row {
  id: string;
  state: string;
  withdrawal: string | null;
  withdrawUntil: string | null;
}

/** A site with a buyer who has paid for one thing. */
export async function paidSite(site: StripeSite, vipId = 'mock-3') {
  await sellTestPlans(site);
  const token = await site.signUp(email);
  const id = await site.start(token, vipId);
  await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
  // Files of mail are named after their moment.
  site.pass(1000);
  return {
    token,
    id,
    withdraw: (more: object = {}, bearer = token) =>
      site.call<{ state: string }>('/account/withdraw', {
        token: bearer,
        body: { purchaseId: id, ...more },
        headers: { locale: 'en' },
      }),
    async listed() {
      const { body } = await site.call<Row[]>('/account/purchases', { token });
      return body.data.find((row) => row.id === id);
    },
    owned: async () => (await site.call<object>('/userInfo', { token })).body.data,
    use: (column: 'exam_used' | 'correct_used') =>
      site.backend.deps.db
        .updateTable('grants')
        .set({ [column]: 1 })
        .where('purchase_id', '=', id)
        .execute(),
  };
}

/** The rows of all withdrawals. */
export const withdrawalsOf = (site: TestBackend) =>
  site.backend.deps.db.selectFrom('withdrawals').selectAll().execute();
