import { z } from 'zod';

const rate = z
  .string('A number in quotation marks, such as "4.8"')
  .regex(/^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/, 'A number from 0 to 5, such as 4.8');

/** A review as the product keeps it (spec section 3). */
export const review = z.strictObject({
  id: z.int().positive(),
  /** The product shows reviews of type 1. */
  type: z.literal(1),
  /** Place in the list, from 1. */
  order: z.int().positive(),
  /** What it praises that not every installation has: shown where there is one. */
  about: z.literal('tutor').optional(),
  createTime: z.iso.datetime({ error: 'A moment such as "2026-01-12T09:00:00.000Z"' }),
  data: z.strictObject({
    /** Address of a picture below /assets; without one, the first letter of the name stands for it. */
    avatar: z.string().startsWith('/assets/').nullable(),
    nickname: z.string().trim().min(1).max(60),
    rate,
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as DE'),
    /** Key of the text in the `reviews` catalog. */
    content: z.string().min(1),
  }),
});

/** The shape of content/reviews.json. */
export const reviewFile = z
  .strictObject({
    /** The page says that the reviews are samples. Ratings in structured data must come from real customers. */
    sample: z.boolean(),
    reviews: z.array(review),
  })
  .refine(({ reviews }) => new Set(reviews.map(({ id }) => id)).size === reviews.length, 'An id stands twice')
  .refine(
    ({ reviews }) => new Set(reviews.map(({ data }) => data.content)).size === reviews.length,
    'A text stands in two rows',
  );
