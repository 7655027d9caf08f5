import { failures } from '../call';
import { z } from '../zod';
import { examFailures } from './failures';

export const id = z.string().regex(/^[\w-]{20,64}$/, 'Not an exam');
export const ofExam = { params: z.object({ id }) };
export const seqQuery = z.object({ seq: z.string().regex(/^\d{1,4}$/, 'Not a question') });

export const ownErrors = [
  failures.unauthorized,
  examFailures.unknownExam,
  failures.invalid,
  failures.slowDown,
] as const;
