import { z } from 'zod';

const count = z.int().min(0).max(1_000_000_000);
const range = z
  .strictObject({ min: count, max: count })
  .refine(({ min, max }) => min <= max, { error: 'The least is more than the most', path: ['max'] });
const day = z.iso.date({ error: 'A day such as "2026-01-12"' });
const rate = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Three capital letters, such as "EUR"'),
  perDollar: z.number().min(0.0001).max(1_000_000),
});

/**
 * The shape of lib/site/facts.ts.
 *
 * @param {readonly string[]} locales codes of the languages
 */
export const factsShape = (locales) =>
  z.object({
    claims: z.strictObject({
      sample: z.boolean(),
      users: count,
      questions: count,
      mockExams: count,
      mockTestsTaken: count,
      corrections: count,
      scoredReports: count,
      speakingAnswers: count,
      successRate: z.number().min(0).max(1),
      rating: z
        .strictObject({
          average: z.number().min(0).max(5),
          best: z.literal(5),
          counts: z.array(count).min(1).max(12),
        })
        .refine(({ average, best }) => average <= best, { error: 'More than the best', path: ['average'] }),
    }),
    facts: z.strictObject({
      mockExam: z.strictObject({
        minutes: range,
        resultMinutes: range,
        validDays: count.min(1),
        withoutRepeat: count.min(1),
      }),
      correctionMinutes: range,
      diagnosticMinutes: range,
      scale: range,
      sampleAnswers: range,
      refundDays: count,
      course: z.strictObject({
        code: z.string().min(1).max(40),
        workloadDays: count.min(1),
        lessons: count.min(1),
        published: day,
        modified: day,
        validFrom: day,
        videosUploaded: z.iso.datetime({ error: 'A moment such as "2026-01-12T09:00:00Z"' }),
      }),
    }),
    exchange: z.strictObject({
      checked: day,
      rates: z.strictObject(
        Object.fromEntries(
          locales.filter((locale) => locale !== 'en').map((locale) => [locale, rate.optional()]),
        ),
      ),
    }),
  });
