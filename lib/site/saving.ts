interface PricedPlan {
  type: '1' | '4' | 1 | 4;
  days?: number | null | undefined;
  amount: number;
}

/**
 * By how many per cent, whole and rounded down, the cheapest day of a membership is cheaper than the dearest; 0 to 100. The
 * setting `priceSaveUp`, and what the pages say before it has been asked for.
 */
export function largestSaving(plans: readonly PricedPlan[]): number {
  const perDay = plans.flatMap(({ type, days, amount }) =>
    String(type) === '1' && days ? [amount / days] : [],
  );
  const dearest = Math.max(0, ...perDay);
  return dearest === 0 ? 0 : Math.floor((1 - Math.min(...perDay) / dearest) * 100);
}
