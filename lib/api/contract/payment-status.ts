import { optionalMoment } from './dates';
import { id, text } from './entities';
import { z } from './zod';

const someNumber = z.number().nullable().default(null);

const paymentEnd = z.enum(['cancelled', 'refunded']);

/** State of a purchase. The rest of it may be missing until it is paid. `amount` is integer cents. */
export const paymentStatus = z.object({
  /**
   * 1: paid. Any other: not paid, to be asked again. The embedded API answers 0 while a payment is open, 2 for one that was given up,
   * declined or expired, 3 for one that was refunded; what other codes of another API mean is not known.
   */
  code: z
    .union([z.number(), z.string().regex(/^-?\d+$/)])
    .transform(Number)
    .pipe(z.number()),
  /** What codes 2 and 3 mean, in a word, by which the buyer is told. The embedded API only; a payment may come all the same. */
  ended: paymentEnd.nullable().default(null),
  vipEndTime: optionalMoment,
  vipDays: someNumber,
  examNum: someNumber,
  correctNum: someNumber,
  id: id.nullable().default(null),
  amount: someNumber,
  write: someNumber,
  speak: someNumber,
  type: id.nullable().default(null),
  tag: text,
});
