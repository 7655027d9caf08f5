import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import { facts } from '@/lib/site/facts';
import type { PlansTable, PurchasesTable, Tables } from '../database/tables';

export type Purchase = Selectable<PurchasesTable>;

interface NewPurchase {
  userId: string;
  plan: Selectable<PlansTable>;
  provider: Purchase['provider'];
  session: string | null;
  path: string;
  isMobile: boolean;
  locale: Locale;
  /** Epoch ms. */
  now: number;
}

/** Writes down the terms of the plan as they are at this moment: no later change of it changes the purchase. @returns the purchase's id */
export async function insertPurchase(db: Kysely<Tables>, purchase: NewPurchase): Promise<string> {
  const { plan } = purchase;
  const id = randomUUID();
  await db
    .insertInto('purchases')
    .values({
      id,
      user_id: purchase.userId,
      vip_id: plan.vip_id,
      status: 'pending',
      provider: purchase.provider,
      provider_session: purchase.session,
      path: purchase.path,
      is_mobile: purchase.isMobile ? 1 : 0,
      locale: purchase.locale,
      name: plan.name,
      type: plan.type,
      tag: plan.tag,
      days: plan.days,
      amount: plan.amount,
      currency: plan.currency,
      exam_num: plan.exam_num,
      correct_num: plan.correct_num,
      unlimited: plan.unlimited,
      valid_days: facts.mockExam.validDays,
      created_at: purchase.now,
      paid_at: null,
      vip_end_time: null,
    })
    .execute();
  return id;
}

/** A purchase of this user; undefined also for somebody else's. */
export function findPurchase(db: Kysely<Tables>, id: string, userId: string): Promise<Purchase | undefined> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

const codes = { pending: 0, paid: 1, cancelled: 2, refunded: 3 } as const satisfies Record<
  Purchase['status'],
  number
>;

/** A purchase as answers carry it; what it grants is null until it was paid. */
export function publicStatus(purchase: Purchase): CallAnswer<'status'> {
  const isGranted = purchase.paid_at !== null;
  return {
    code: codes[purchase.status],
    ended: purchase.status === 'cancelled' || purchase.status === 'refunded' ? purchase.status : null,
    id: purchase.id,
    type: purchase.type,
    tag: purchase.tag,
    amount: purchase.amount,
    vipDays: isGranted ? purchase.days : null,
    vipEndTime: purchase.vip_end_time === null ? null : new Date(purchase.vip_end_time).toISOString(),
    examNum: isGranted ? purchase.exam_num : null,
    correctNum: isGranted ? purchase.correct_num : null,
    write: null,
    speak: null,
  };
}
