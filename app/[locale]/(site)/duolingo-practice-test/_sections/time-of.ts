import type { Limits } from '@/lib/questions/type-row';

/** Time limits in seconds, and how they belong together. */
interface Time {
  form: 'each' | 'either' | 'parts' | 'partsEach' | 'followed';
  seconds: readonly number[];
}

export function timeOf(limits: Limits): Time {
  if ('short' in limits) return { form: 'either', seconds: [limits.short, limits.long] };
  if ('conversation' in limits) return { form: 'partsEach', seconds: [limits.conversation, limits.summary] };
  const { prepare, answer, followUp } = limits;
  if (prepare === undefined) return { form: 'each', seconds: [answer] };
  if (followUp === undefined) return { form: 'parts', seconds: [prepare, answer] };
  return { form: 'followed', seconds: [prepare, answer, followUp] };
}
