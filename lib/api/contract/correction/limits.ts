/** Lengths and numbers of corrections; free of zod, because forms that count as one types load it. */
export const correctionLimits = {
  /** Characters of a written answer, and of one's own prompt. */
  text: 5000,
  prompt: 600,
  /** Bars of a recording. */
  levels: 240,
  /** Bytes of a recording; its types are those of an exam's. */
  recording: 4 * 1024 * 1024,
  /** Seconds of one. */
  seconds: 300,
  /** Days until a recording is deleted. */
  recordingDays: 90,
  /** Entries in one answer of the list. */
  page: 20,
  /** Tasks in it. */
  tasks: 500,
} as const;
