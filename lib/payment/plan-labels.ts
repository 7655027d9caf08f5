import { facts } from '../site/facts';

/** What the rows of the table of plans are called. */
export interface PlanLabels {
  legend: string;
  plan: string;
  price: string;
  corrections: string;
  tutor: string;
  /** What the tag Pro means. */
  pro: string;
  /** Of the plan that the pages recommend: that they do, and why. */
  recommended: string;
  twice: string;
}

type Key =
  | 'plans.legend'
  | 'plans.rows.plan'
  | 'plans.rows.price'
  | 'plans.rows.corrections'
  | 'plans.tutor'
  | 'plans.proWords'
  | 'plans.recommended';

/** A translator, of the server or of the browser. */
interface Say {
  (key: Key): string;
  (key: 'plans.twice', values: { days: number }): string;
}

/** @param say a translator, of the server or of the browser */
export function planLabels(say: Say): PlanLabels {
  return {
    legend: say('plans.legend'),
    plan: say('plans.rows.plan'),
    price: say('plans.rows.price'),
    corrections: say('plans.rows.corrections'),
    tutor: say('plans.tutor'),
    pro: say('plans.proWords'),
    recommended: say('plans.recommended'),
    twice: say('plans.twice', { days: facts.course.workloadDays }),
  };
}
