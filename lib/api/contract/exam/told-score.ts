/** A score as it is told: in steps of five, as those of the test. More exact than that nothing is said. */
export const toldScore = (score: number): number => Math.round(score / 5) * 5;
