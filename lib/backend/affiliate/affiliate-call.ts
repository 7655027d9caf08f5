import { localizePath } from '@/lib/i18n/paths';
import type { Deps } from '../calls/deps';
import { route } from '../calls/route';
import { countedProviders } from '../purchases/owned';
import { inviteOf } from './invites';

export const affiliate = route('affiliate', async ({ deps, request: { headers }, session }) => {
  const { db, now, settings } = deps;
  const { code, visits } = await inviteOf(db, { userId: session.user.id, now: now() });
  const link = settings.SITE_URL + localizePath(`/?invite=${code}`, headers.locale);
  return { code, link, visits, ...(await followersOf(deps, code)) };
});

async function followersOf({ db, payments }: Pick<Deps, 'db' | 'payments'>, code: string) {
  const users = db.selectFrom('users').where('invite_code', '=', code).where('deleted_at', 'is', null);
  const count = (query: typeof users) =>
    query
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
      .then((row) => Number(row.count));
  const payers = users.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('purchases')
        .select('purchases.id')
        .whereRef('purchases.user_id', '=', 'users.id')
        .where('status', '=', 'paid')
        .where('provider', 'in', countedProviders(payments)),
    ),
  );
  return { signUps: await count(users), paid: await count(payers) };
}
