/**
 * Every number the site states about the product and the test, in one place, so that whoever runs it can put true ones here.
 * Catalogs never write these numbers; they receive them as arguments. Sources: product specification, sections 1 and 9.
 */
export const facts = {
  /** Questions in the practice bank. */
  questions: 18_000,
  users: 400_000,
  mockExams: 10_000,
  corrections: 21_000,
  speakingAnswers: 26_000,
  /** Share of learners who report reaching their target, 0 to 1. */
  successRate: 0.95,
  rating: { average: 4.8, best: 5 },
  mockExam: {
    minutes: { min: 45, max: 60 },
    resultMinutes: { min: 1, max: 30 },
    /** Days after purchase in which a mock exam can be taken. */
    validDays: 90,
  },
  /** Minutes until an AI correction of a written or spoken answer is ready. */
  correctionMinutes: { min: 1, max: 5 },
  scale: { min: 10, max: 160 },
  sampleAnswers: { min: 85, max: 145 },
  listenAndType: { min: 6, max: 9 },
  speakAboutThePhotoSeconds: 90,
  writeAboutThePhotoMinutes: 1,
  interactiveWritingMinutes: { first: 5, followUp: 3 },
  /** Days in which an unused purchase is refunded. */
  refundDays: 14,
  course: { code: 'DET-COMPLETE', workloadDays: 14, lessons: 15 },
} as const;
