const keys = 'vipId name tag days amount originalAmount currency examNum correctNum unlimited'.split(' ');

/**
 * What matters of a list of plans, as one text: equal for the plans that a page was built with and for an API's answer that says
 * the same. Cheap, because every visit compares; an answer that differs is looked at closely by code that is loaded for it.
 */
export function offerFingerprint(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return JSON.stringify(
    list.map((plan: Partial<Record<string, unknown>> | null) => keys.map((key) => plan?.[key] ?? null)),
  );
}
