import { agreement } from './tables/agreement';
import { articles } from './tables/articles';
import { families } from './tables/families';
import { infinitives } from './tables/infinitives';
import { nounNumber } from './tables/nouns';
import { order } from './tables/order';
import { pairs } from './tables/pairs';
import { phrasePrepositions } from './tables/phrases';
import { placeArticles } from './tables/places';
import { verbPrepositions } from './tables/prepositions';
import type { LearnerRules } from './rule';
import { sentenceRules } from './tables/sentences';
import { signs } from './tables/signs';
import { subjects } from './tables/subjects';
import { tenses } from './tables/tenses';
import { times } from './tables/times';
import { verbFormRules } from './tables/verbs';
import { wordRules } from './tables/words';

export const learnerRules: LearnerRules = {
  ...verbPrepositions,
  ...phrasePrepositions,
  ...times,
  ...tenses,
  ...verbFormRules,
  ...infinitives,
  ...agreement,
  ...nounNumber,
  ...subjects,
  ...articles,
  ...placeArticles,
  ...wordRules,
  ...pairs,
  ...families,
  ...order,
  ...sentenceRules,
  ...signs,
};
