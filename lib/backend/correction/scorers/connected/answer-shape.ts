import { z } from 'zod';
import { criteria, markKinds, type Criterion, type MarkKind } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';

export interface Scope {
  mode: 'write' | 'speak';
  /** Of words whose moments are known: only then may a model judge fluency and pronunciation. */
  timed: boolean;
  locale: Locale;
}

/** Lengths in characters, and numbers, above which nothing is taken. */
const most = { marks: 80, notes: 12, quote: 200, reason: 600, note: 600 };

/** What a machine has written down says nothing of how somebody spells. */
const writtenKinds: readonly MarkKind[] = ['spelling', 'capital', 'punctuation'];
const spokenCriteria: readonly Criterion[] = ['fluency', 'pronunciation'];

export const kindsOf = ({ mode }: Pick<Scope, 'mode'>): MarkKind[] =>
  markKinds.filter((kind) => mode === 'write' || !writtenKinds.includes(kind));

const criteriaOf = ({ timed }: Scope): Criterion[] =>
  criteria.filter((criterion) => timed || !spokenCriteria.includes(criterion));

const confidences = ['high', 'medium', 'low'] as const;

/** A mark as a model gives it: a place by its words, for models miscount. */
export const givenMark = (scope: Scope) =>
  z.strictObject({
    quote: z.string().min(1).max(most.quote),
    before: z.string().max(most.quote),
    kind: z.enum(kindsOf(scope)),
    replacement: z.string().max(most.quote).nullable(),
    reason: z.string().min(1).max(most.reason),
    confidence: z.enum(confidences),
  });
export type GivenMark = z.output<ReturnType<typeof givenMark>>;

/** What a model answers; marks and the score are looked at one by one, so that a wrong one does not cost the rest. */
export const givenAnswer = (scope: Scope) =>
  z.strictObject({
    language: z.literal(scope.locale),
    marks: z.array(z.unknown()).max(most.marks),
    notes: z
      .array(
        z.strictObject({
          criterion: z.enum(criteriaOf(scope)),
          tone: z.enum(['good', 'next']),
          text: z.string().min(1).max(most.note),
        }),
      )
      .max(most.notes),
    score: z.unknown(),
  });

export const givenMarks = (scope: Scope) =>
  z.strictObject({
    language: z.literal(scope.locale),
    marks: z.array(z.unknown()).max(most.marks),
  });

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text = { type: 'string' };
const oneOf = (values: readonly (string | number)[]) => ({ type: typeof values[0], enum: values });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

const marksSchema = (scope: Scope) => ({
  type: 'array',
  items: object({
    quote: text,
    before: text,
    kind: oneOf(kindsOf(scope)),
    replacement: orNull(text),
    reason: text,
    confidence: oneOf(confidences),
  }),
});

/**
 * The same as a JSON schema, of the few words of it that every service takes: without lengths and limits, with every field required.
 *
 * @param steps what a score may be
 */
export function answerSchema(scope: Scope, steps: readonly number[]) {
  const note = object({ criterion: oneOf(criteriaOf(scope)), tone: oneOf(['good', 'next']), text });
  const step = { ...oneOf(steps), type: 'integer' };
  const schema = object({
    language: oneOf([scope.locale]),
    marks: marksSchema(scope),
    notes: { type: 'array', items: note },
    score: orNull(object({ low: step, high: step })),
  });
  return { name: 'correction', schema };
}

export const againSchema = (scope: Scope) => ({
  name: 'marks',
  schema: object({ language: oneOf([scope.locale]), marks: marksSchema(scope) }),
});
