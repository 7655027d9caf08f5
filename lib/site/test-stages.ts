/** The stages of the official test and their minutes, from the facts sheet of the test, section 2. */
export const testStages = [
  { key: 'setUp', minutes: 5 },
  { key: 'adaptive', minutes: 45 },
  { key: 'samples', minutes: 10 },
] as const;

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
