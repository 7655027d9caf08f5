interface Pack {
  /** Cents. */
  amount: number;
  examNum: number;
}

/** What follows from the price of a pack, in cents. */
export interface PackFacts {
  /** Of one exam. */
  each: number;
  /** Less than the same number of exams bought one by one. */
  saved: number;
  /** Whether an exam costs least in it. */
  best: boolean;
}

/** @param packs all that are on sale, the pack among them */
export function packFacts({ amount, examNum }: Pack, packs: readonly Pack[]): PackFacts {
  const each = (pack: Pack) => pack.amount / Math.max(1, pack.examNum);
  const single = packs.find((pack) => pack.examNum === 1);
  const lowest = Math.min(...packs.map(each));
  return {
    each: Math.round(each({ amount, examNum })),
    saved: single ? Math.max(0, single.amount * examNum - amount) : 0,
    best: examNum > 1 && each({ amount, examNum }) === lowest,
  };
}
