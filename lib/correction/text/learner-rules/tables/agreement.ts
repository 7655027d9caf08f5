import { lists } from '../../words/lists';
import { isUncounted } from '../../words/nouns';
import { asks, before, beforeAll, hasBefore, nearBefore } from '../beside';
import type { Match } from '../pattern';
import type { LearnerRules } from '../rule';

/** Before a subject that another verb has taken: “make the man go”, “does the man go”. */
const governs =
  /^(?:do|does|did|don't|doesn't|didn't|can|could|will|would|shall|should|may|might|must|let|lets|make|makes|made|help|helps|helped|see|sees|saw|hear|heard|watch|watched|have|had|to|suggest|suggested|recommend|insist|insisted|demand|important|essential|necessary|and|or|if|whether)$/;

/** Whether what stands before a noun makes it part of something else: “the price of houses is”. */
const isPart = (match: Match): boolean => {
  const token = beforeAll(match);
  if (token === undefined) return false;
  // Behind a comma, “and” begins a clause.
  if (token.lower === 'and') return match.sentence.tokens[(match.parts[0]?.from ?? 0) - 2]?.text !== ',';
  return lists.preposition.has(token.lower) || /^(?:or|than|as|like|between|nor)$/.test(token.lower);
};

export const agreement = {
  heDont: {
    kind: 'agreement',
    reason: 'thirdPerson',
    find: {
      "he|she|it|who|#someone [don't]": 'doesn’t',
      'he|she|it [do not]': 'does not',
      'he|she|it|someone|everyone|everybody [have]': 'has',
    },
    unless: (words, match) =>
      (words[0] === 'who' &&
        !/^(?:man|woman|friend|someone|person|boy|girl)$/.test(beforeAll(match)?.lower ?? '')) ||
      (words[1] === 'have' && (isPart(match) || nearBefore(match, governs))) ||
      asks(match),
  },
  itOnlySteal: {
    kind: 'agreement',
    reason: 'thirdPerson',
    find: {
      '< he|she|it #frequency [#onlyBase|like|want|need|look|help|work|play|love|use|study|try|start|stop|travel|cook]':
        '$3:third',
    },
    unless: (words, match) =>
      nearBefore(match, governs) ||
      asks(match) ||
      /^(?:be|am|are)$/.test(words[2] ?? '') ||
      nearBefore(match, /^that$/),
  },
  iHas: {
    kind: 'agreement',
    reason: 'thirdPerson',
    find: {
      '< i|we|they|you [has]': 'have',
      "< i|we|they|you [does|doesn't]": null,
      '< we|they|you [was]': 'were',
      '< we|they|you [is]': 'are',
      '< i|we|they|you [goes|makes|likes|thinks|wants|needs|takes|gets|knows|lives|works|plays|says|looks|helps]':
        '$2:base',
    },
    unless: (_, match) => asks(match),
  },
  heGo: {
    kind: 'agreement',
    reason: 'thirdPerson',
    find: {
      '< my|his|her|our|their|the|this|that|your #singular|#someone|#uncounted [#onlyBase]': '$3:third',
      '< my|his|her|our|their|the|this|that|your #adj #singular|#someone [#onlyBase]': '$4:third',
      '< my|his|her|our|their #someone #frequency? [go|like|want|look|have|work|play|study|help|need|cook|travel|love|use]':
        '$4:third',
      '< the #someone|dog|cat|child [look|want|play|like|work|help|need|have|walk|wait|watch|smile]':
        '$3:third',
      '< technology|money|life|education|music|internet [help|make|give|change|bring|allow|become|cause|improve|have]':
        '$2:third',
    },
    unless: (words, match) =>
      /^(?:police|people|family|team|staff|class|couple|majority|number|group|crew|audience|government|public|pair|rest)$/.test(
        words.at(-2) ?? '',
      ) ||
      /^(?:am|are|be)$/.test(words.at(-1) ?? '') ||
      governs.test(before(match)?.lower ?? '') ||
      hasBefore(
        match,
        /^(?:suggest|suggested|insist|insisted|recommend|demand|if|whether|do|does|did|should|would|let|make|and)$/,
      ) ||
      asks(match),
  },
  peopleIs: {
    kind: 'agreement',
    reason: 'nounVerb',
    find: {
      '< #determiner|many|most|some|all|other|several|few? #adj? #persons [is]': 'are',
      '< #determiner|many|most|some|all|other|several|few? #adj? #persons [was]': 'were',
      '< #determiner|many|most|some|all|other|several|few? #adj? #persons [has|does]': '$4:base',
      '< #determiner|many|most|some|all|other|several|few? #adj? #persons #frequency? [#third] !and':
        '$5:base',
      '< these|those|many|most|several|few #adj? #onlyPlural [is]': 'are',
      '< these|those|many|most|several|few #adj? #onlyPlural [was]': 'were',
      '< these|those|many|most|several|few|my|our|their #adj? #onlyPlural [has|does|makes|helps|gives|goes|takes|needs|wants|likes|thinks|lives]':
        '$4:base',
    },
    unless: (words, match) =>
      isPart(match) || words[0] === 'a' || /^(?:each|every|this|one)$/.test(words[0] ?? ''),
  },
  whoLives: {
    kind: 'agreement',
    reason: 'whoVerb',
    find: {
      '#persons|#onlyPlural|those who|that [is]': 'are',
      '#persons|#onlyPlural|those who|that [was]': 'were',
      '#persons|those who [#third]': '$3:base',
    },
    unless: (words, match) =>
      hasBefore(match, /^(?:one|each|every|only|kind|type|group|number)$/) ||
      (words[0] === 'things' && words[1] === 'that'),
  },
  everybodyHave: {
    kind: 'agreement',
    reason: 'everybody',
    find: {
      '< everybody|everyone|nobody|somebody|someone|everything|nothing|anyone [have]': 'has',
      '< everybody|everyone|nobody|somebody|someone|everything|nothing [are]': 'is',
      '< everybody|everyone|nobody|somebody|someone|everything|nothing [were]': 'was',
      "< everybody|everyone|nobody|somebody|someone|everything|nothing [don't]": 'doesn’t',
      '< everybody|everyone|nobody|somebody|someone|everything #frequency? [#onlyBase|like|want|need|use|love|work|play|help|look|say|think]':
        '$3:third',
      'every|each #singular [are|were|have]': null,
    },
    unless: (words, match) =>
      /^(?:am|be)$/.test(words.at(-1) ?? '') || asks(match) || hasBefore(match, governs) || isPart(match),
  },
  numberOf: {
    kind: 'agreement',
    reason: 'numberOf',
    find: {
      '< the number|amount|price|level|quality|percentage? of #determiner? #adj? #plural|#uncounted|people [are]':
        'is',
      '< the number of #determiner? #adj? #plural|people [have]': 'has',
      'one of my|the|his|her|our|their|these|those *2 #plural|people [are]': 'is',
      'one of my|the|his|her|our|their|these|those *2 #plural [have]': 'has',
    },
    unless: (words) => words.includes('who') || words.includes('that') || words.includes('which'),
  },
  thereIs: {
    kind: 'agreement',
    reason: 'thereIs',
    find: {
      "[there's] many|several|two|three|four|five|few #adj? #plural|people": 'there are',
      'there [is] many|several|few|two|three|four|five|six': 'are',
      'there [was] many|several|two|three|four|five|six': 'were',
      'there [is] some|any|no|#adj #adj? #onlyPlural|people': 'are',
      'there [is] a lot of #adj? #onlyPlural|people': 'are',
      'there [is] lots of #adj? #onlyPlural|people': 'are',
      'there [was] some|any|no|#adj? #onlyPlural|people': 'were',
      'there [are] a|an|one #adj? #singular !or|and': 'is',
      'there [are] much|more|some|little|less|no|enough #adj? #uncounted': 'is',
      'there [are] a lot of #adj? #uncounted|#countedWrongly': 'is',
    },
    unless: (words) => words.some((word) => isUncounted(word)) && words[1] === 'is',
  },
  thisThese: {
    kind: 'agreement',
    reason: 'thisThese',
    find: {
      '[this] #onlyPlural|people|reasons|days': 'these',
      '[this] #adj #onlyPlural|people': 'these',
      '[these|those] #singular !#plural|#singular|#ing|of': null,
    },
    unless: (words, match) => asks(match) && words[0] === 'this' && words.length < 2,
  },
} satisfies LearnerRules;
