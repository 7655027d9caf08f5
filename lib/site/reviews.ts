import { z } from 'zod';
import file from '../../content/reviews.json';
import type { Messages } from '../i18n/messages';

const rate = z
  .string()
  .regex(/^[0-5](\.\d)?$/, 'A number from 0 to 5 in quotation marks, such as "4.8"')
  .refine((value) => Number(value) <= 5, 'At most "5"');

/** A review as the product keeps it (spec section 3). */
const review = z.strictObject({
  id: z.int().positive(),
  /** The product shows reviews of type 1. */
  type: z.literal(1),
  /** Place in the list, from 1. */
  order: z.int().positive(),
  createTime: z.iso.datetime({ error: 'A moment such as "2026-01-12T09:00:00.000Z"' }),
  data: z.strictObject({
    /** Address of a picture below /assets; without one, the first letter of the name stands for it. */
    avatar: z.string().startsWith('/assets/').nullable(),
    nickname: z.string().trim().min(1).max(60),
    rate,
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, such as "DE"'),
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

type Row = z.infer<typeof review>;

/** A review whose text is known to exist: `npm test` compares the rows with the catalog. */
export interface Review extends Row {
  data: Row['data'] & { content: keyof Messages['reviews'] };
}

const read = reviewFile.safeParse(file);
if (!read.success) throw new Error(`content/reviews.json: ${z.prettifyError(read.error)}`);

/** Whether the reviews are samples. */
export const areSampleReviews = read.data.sample;

/** The reviews in their order. */
export const reviews = read.data.reviews.toSorted((a, b) => a.order - b.order) as readonly Review[];
