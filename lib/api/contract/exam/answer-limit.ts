/** Characters that an open answer of an exam may have. Free of zod, for pages that load this alone. */
export const answerLimit = 6_000;

/** ms that an answer may say it took: more than any question has, and what a browser that was asleep says at most. */
export const tookLimitMs = 3_600_000;
