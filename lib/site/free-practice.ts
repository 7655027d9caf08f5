/** What is free of /app/practice besides today's ten and what comes back; a plan that runs has no such limit. */
export const freePractice = {
  /** New questions by type that one may answer in a day. A text or a conversation counts with each of its questions. */
  questionsADay: 20,
} as const;
