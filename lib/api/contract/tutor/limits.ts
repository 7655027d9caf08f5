/** Lengths and numbers of the tutor; free of zod, because its form counts as one types. */
export const tutorLimits = {
  /** Characters of a question. */
  question: 2000,
  /** Messages of a thread; then a new one begins. */
  messages: 60,
  threads: 100,
  /** Days until a thread in which nothing was said is deleted. */
  days: 90,
  /** Questions of an account on a day. */
  perDay: 100,
} as const;
