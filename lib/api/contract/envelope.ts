import { z } from './zod';

/** Body of a success. A non-null `err` beside `data` is a soft failure. */
export const successEnvelope = z.object({ data: z.unknown(), err: z.unknown().optional() });

/** Body of a failure, with a status of 400 or more. */
export const failureEnvelope = z.object({
  message: z.string(),
  /** Machine readable, such as `bad_credentials`. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With which the next step is taken, after `second_factor`. */
  ticket: z.string().optional(),
});
export type Failure = z.output<typeof failureEnvelope>;
