import { localizePath } from '@/lib/i18n/paths';
import { brand } from '@/lib/site/brand';
import { dayMs } from '../../base/day-ms';
import type { Deps } from '../../calls/deps';
import { errorForLog } from '../../calls/request-log';
import { composeMail } from '../../mail/compose';

/** How long whoever has begun with a mail is left to it, before another instance goes on. */
const busyMs = 60_000;

/** Days for which one is tried: later whoever has ordered has looked. */
const lifeMs = 3 * dayMs;

const atOnce = 50;

/**
 * Mails that corrections are ready, or could not be made, each once: behind the correction, and from time to time those that a mail server
 * has refused. The older one is, the more seldom it is tried.
 */
export async function mailCorrections(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  const due = await db
    .selectFrom('corrections')
    .select(['id', 'done_at'])
    .where('mail_due_at', '<=', now())
    .orderBy('mail_due_at')
    .limit(atOnce)
    .execute();
  for (const { id, done_at } of due) {
    const age = now() - (done_at ?? 0);
    const told = await claim(deps, id, age > lifeMs ? null : now() + Math.max(busyMs, age / 8));
    if (!told) continue;
    try {
      await tell(deps, told);
      await db.updateTable('corrections').set({ mail_due_at: null }).where('id', '=', id).execute();
    } catch (error) {
      log.error({ correction: id, error: errorForLog(error), isGivenUp: age > lifeMs }, 'mail not sent');
    }
  }
}

/** Of several instances one gets it. @param next when it is tried again, should this one fail; epoch ms */
function claim({ db, now }: Deps, id: string, next: number | null) {
  return db
    .updateTable('corrections')
    .set({ mail_due_at: next === null ? null : Math.ceil(next) })
    .where('id', '=', id)
    .where('mail_due_at', '<=', now())
    .returning(['id', 'user_id', 'locale', 'state'])
    .executeTakeFirst();
}

type Told = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** In the language of the order, with nothing of the answer. Who is gone is told nothing. */
async function tell(
  { db, mailer, mailTexts, settings }: Deps,
  { id, user_id, locale, state }: Told,
): Promise<void> {
  const reader = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader) return;
  const text = composeMail(await mailTexts(locale, 'correction'), locale, {
    state,
    link: `${settings.SITE_URL}${localizePath('/app/correction', locale)}?id=${id}`,
    email: brand.supportEmail,
  });
  await mailer.send({ to: reader.email, ...text });
}
