import type { MarkKind } from '../correction';

/**
 * Kinds whose marks are drawn as questions: fewer than `precisionOfMistakes` of those that would be drawn as mistakes were right on the
 * measured set (docs/corrections.md). `npm run corrections:quality` says what belongs here, and its test fails where the two disagree.
 */
export const questionedKinds: ReadonlySet<MarkKind> = new Set<MarkKind>([]);

/** The share of a kind’s marks that has to be right, from 0 to 1. */
export const precisionOfMistakes = 0.8;
