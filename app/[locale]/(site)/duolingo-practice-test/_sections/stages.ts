/** The stages of the official test and their minutes, from the facts sheet of the test, section 2. */
export const testStages = [
  { key: 'setUp', minutes: 5 },
  { key: 'adaptive', minutes: 45 },
  { key: 'samples', minutes: 10 },
] as const;
