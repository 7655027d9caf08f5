/** How many takers `lib/diagnostic/simulation.test.ts` lets sit the test. */
export const simulatedTakers = 2000;

/** How many points most ranges are wide, by the same simulation. */
export const usualWidth = 45;
