import type { z } from 'zod';
import { postVocabulary } from './figures/post-vocabulary';
import type { ArticleKind } from './files';
import { landingHead, legalHead, postHead } from './front-matter';
import { landingParts } from './landing';
import { legalParts, legalValues } from './legal';
import { tryableTasks, tryableTypes } from './live-parts';
import type { Vocabulary } from './syntax';
import { articleValues } from './values';

export const articleKinds: Readonly<Record<ArticleKind, { head: z.ZodType; vocabulary: Vocabulary }>> = {
  blog: { head: postHead, vocabulary: postVocabulary },
  legal: { head: legalHead, vocabulary: { components: legalParts, values: legalValues('') } },
  landing: { head: landingHead, vocabulary: { components: landingParts, values: articleValues } },
};

export const liveTypes = {
  Task: tryableTasks,
  Try: tryableTypes,
};
