import { hasStep } from '@/lib/exam/steps';
import type { ExamBank, Planned } from '@/lib/exam/types';

/** A question that is asked, as the database keeps it: what is asked stays that, whatever a later version would choose. */
type KeptPlan = Omit<Planned, 'unit'> & { unit: string };

export function keptPlan(planned: Planned): string {
  const kept: KeptPlan = { ...planned, unit: planned.unit.id };
  return JSON.stringify(kept);
}

export const parsePlan = (plan: string): KeptPlan => JSON.parse(plan) as KeptPlan;

/** @returns undefined where the bank does not have it any more */
export function readPlan(bank: ExamBank, plan: string | null): Planned | undefined {
  if (plan === null) return undefined;
  const kept = parsePlan(plan);
  const unit = bank.units.get(kept.unit);
  return unit && hasStep(unit, kept.step) ? { ...kept, unit } : undefined;
}
