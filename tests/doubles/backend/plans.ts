import type { Insertable } from 'kysely';
import type { PlansTable } from '@/lib/backend/database/tables';
import { followOffers } from '@/lib/backend/plans/follow-offers';
import type { TestBackend } from './test-backend';

type Row = Insertable<PlansTable>;

const common = { tag: null, original_amount: null, currency: 'USD', unlimited: 0, active: 1 } as const;

const vip = (days: number, name: string, amount: number, correct_num: number): Row => ({
  ...{ ...common, vip_id: `vip-${days}`, name, type: '1', days, amount, exam_num: 0, correct_num },
  position: days,
});

const mock = (exam_num: number, name: string, amount: number): Row => ({
  ...{ ...common, vip_id: `mock-${exam_num}`, name, type: '4', days: 0, amount, exam_num, correct_num: 0 },
  position: 100 + exam_num,
});

const rows: readonly Row[] = [
  vip(7, 'week', 990, 10),
  vip(30, 'month', 1990, 50),
  { ...vip(90, 'quarter', 3990, 0), tag: 'Pro', unlimited: 1 },
  mock(1, 'single', 499),
  mock(3, 'three', 1399),
  mock(5, 'five', 1799),
  mock(10, 'ten', 2799),
];

/** Puts plans on sale whose numbers a test may count on, in place of those of the price list. */
export async function sellTestPlans({ backend }: Pick<TestBackend, 'backend'>): Promise<void> {
  await followOffers(backend.deps.db, rows);
}
