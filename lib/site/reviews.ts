import { z } from 'zod';
import file from '../../content/reviews.json';
import type { Messages } from '../i18n/messages';
import { reviewFile, type review } from './review-file';

type Row = z.infer<typeof review>;

/** A review whose text is known to exist: `npm test` compares the rows with the catalog. */
export interface Review extends Row {
  data: Row['data'] & { content: keyof Messages['reviews'] };
}

const read = reviewFile.safeParse(file);
if (!read.success) throw new Error(`content/reviews.json: ${z.prettifyError(read.error)}`);

export const areSampleReviews = read.data.sample;

export const reviews = read.data.reviews.toSorted((a, b) => a.order - b.order) as readonly Review[];
