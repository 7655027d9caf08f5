/** How long the test takes; its time limits together are 15 minutes, which few need. */
export const diagnosticMinutes = { min: 10, max: 12 } as const;

/** How many takers `lib/diagnostic/simulation.test.ts` lets sit the test. */
export const simulatedTakers = 2000;
