import { lists } from '../../words/lists';
import { asks, before, beforeAll, hasBefore, nearBefore } from '../beside';
import type { Match } from '../pattern';
import type { LearnerRules } from '../rule';

const helping =
  /^(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|made|help|see|saw|have|and|or|if|whether|to|both|between)$/;

const isPart = (match: Match): boolean => {
  const token = beforeAll(match);
  return (
    token !== undefined &&
    (lists.preposition.has(token.lower) || /^(?:and|or|than|as|like|between|nor|,)$/.test(token.lower))
  );
};

export const subjects = {
  nounsIs: {
    kind: 'agreement',
    reason: 'nounVerb',
    find: {
      '< the|my|our|your|his|her|their #adj? #onlyPlural [is]': 'are',
      '< the|my|our|your|his|her|their #adj? #onlyPlural [was]': 'were',
      '< the|my|our|your|his|her|their #adj? #onlyPlural [has]': 'have',
      '< these|those [is]': 'are',
      '< these|those [was]': 'were',
      'a lot of #onlyPlural|people [is]': 'are',
      'a lot of #onlyPlural|people [was]': 'were',
      'a lot of #onlyPlural|people [has]': 'have',
      'most|some|many of the|my #onlyPlural|people [is]': 'are',
    },
    unless: (_, match) => isPart(match) || asks(match),
  },
  nounAre: {
    kind: 'agreement',
    reason: 'nounVerb',
    find: {
      '< the|my|this|that|his|her|your|our|their #adj? #singular|#someone [are]': 'is',
      '< the|my|this|that|his|her|your|our|their #adj? #singular|#someone [were]': 'was',
      '< the|my|this|that|his|her|your|our|their|a #adj? #singular|#someone [have]': 'has',
      '^|because|but|that|when the|my|his|her|this|our|some|all? #uncounted [are]': 'is',
      'the|this|these|good|bad news [are]': 'is',
      '^ this [are]': 'these are',
      'each|one of them|us|you|these|those [have]': 'has',
      'each|one of them|us|you|these|those [are]': 'is',
      '^ learning|reading|watching|studying|eating|using|having|doing|making|living|traveling #plural|#determiner? [are] good|important|fun|a|very|not|easy|difficult':
        'is',
    },
    unless: (words, match) =>
      isPart(match) ||
      asks(match) ||
      nearBefore(match, helping) ||
      /^(?:people|police|family|team|staff|class|couple|majority|number|group|crew|audience|government|pair|rest|band|variety|series|half)$/.test(
        words.at(-2) ?? '',
      ) ||
      (/^(?:are|have)$/.test(words.at(-1) ?? '') &&
        hasBefore(match, /^(?:and|if|wish|suggest|insist|that)$/) &&
        words.at(-1) === 'have'),
  },
  someoneWho: {
    kind: 'agreement',
    reason: 'whoVerb',
    find: {
      'a|the|this|one man|woman|person|boy|girl|friend|teacher|student who|that [#onlyBase|live|work|play|help|look|want|need|like|love|study|travel|use]':
        '$4:third',
      "a|the|this man|woman|person|boy|girl|friend|teacher|student who|that [are|have|were|don't]": null,
      'someone|somebody|anyone|everyone who|that [#onlyBase|live|work|play|help|look|want|need|like|love|study|travel|use|have|are]':
        null,
    },
    unless: (words, match) =>
      /^(?:be|am)$/.test(words.at(-1) ?? '') ||
      (words.includes('that') && hasBefore(match, /^(?:suggest|insist|so)$/)),
  },
  missingBe: {
    kind: 'missingWord',
    reason: 'missingBe',
    find: {
      '< i [very|so|too #adj] >|and|to|for|in|with|about|when|at': 'am $2 $3',
      '< he|she|it [very|so|too #adj] >|and|to|for|in|with|about|when|at': 'is $2 $3',
      '< we|they|you [very|so|too #adj] >|and|to|for|in|with|about|when|at': 'are $2 $3',
      '< i [from #country]': 'am $2 $3',
      '< he|she [from #country]': 'is $2 $3',
      '< i [happy|sad|tired|hungry|afraid|sure|sorry|excited] >|and|to|for|with|about|when|that|because':
        'am $2',
      'because|and|but he|she|it [happy|sad|tired|hungry|afraid|sure|excited|difficult|important|expensive|beautiful] >|and|to|for|with|about':
        'is $3',
      '< my name [#singular]': null,
    },
    unless: (words, match) =>
      /^(?:make|makes|made|find|found|keep|think|is|are|was)$/.test(beforeAll(match)?.lower ?? ''),
  },
  missingSubject: {
    kind: 'pronoun',
    reason: 'missingIt',
    find: {
      '< [is|was] raining|snowing|sunny|cloudy|windy': 'it $1',
      '^ [was] a|very|really|so|not|amazing|great|the': 'it was',
      '^ have many|some|several|two|three|a people|places|things|tourists|restaurants|lot': null,
    },
    unless: (_, match) =>
      asks(match) || beforeAll(match)?.lower === 'who' || beforeAll(match)?.lower === 'which',
  },
  subjectForm: {
    kind: 'pronoun',
    reason: 'subjectForm',
    find: {
      '^|and|because|but|, [him] is|was|has|likes|wants|goes|can|will': 'he',
      '^|and|because|but|, [them] are|were|have|like|want|go|can|will': 'they',
      '^ [me] am|have|like|want|go|can|think': 'I',
      '^ [me and my #someone|friends|family] #past|#base|are|were|have|always|often': 'my $4 and I',
    },
  },
  objectForm: {
    kind: 'pronoun',
    reason: 'objectForm',
    find: {
      'with|to|for|from|about|of [i] $': 'me',
      'with|to|for|from|about|of [he] $': 'him',
      'with|to|for|from|about|of [she] $': 'her',
      'with|to|for|from|about|of [they] $': 'them',
      'with|to|for|from|about|of [we] $': 'us',
      '{like}|{see}|{love}|{help}|{meet}|{call}|{ask}|{tell}|{need}|{miss}|{visit} [he] $': 'him',
      '{like}|{see}|{love}|{help}|{meet}|{call}|{ask}|{tell}|{need}|{miss}|{visit} [they] $': 'them',
      '{like}|{see}|{love}|{help}|{meet}|{call}|{ask}|{tell}|{need}|{miss}|{visit} [she] $': 'her',
    },
    unless: (_, match) => asks(match),
  },
  possessiveForm: {
    kind: 'pronoun',
    reason: 'possessiveForm',
    find: {
      '[he] mother|father|family|friend|friends|parents|brother|sister|dog|car|room|job|hair|eyes|clothes|country|wife|name|life':
        'his',
      '[she] mother|father|family|friend|friends|parents|brother|sister|dog|car|room|job|hair|eyes|clothes|country|husband|name|life':
        'her',
      '[they] mother|father|family|friend|friends|parents|children|dog|car|room|jobs|clothes|country|lives|life':
        'their',
      '[we] mother|father|family|parents|children|dog|car|room|country|life|house': 'our',
      '[you] family|parents|opinion|mother|father|life|friends': 'your',
    },
    unless: (_, match) =>
      nearBefore(
        match,
        /^(?:call|calls|give|gives|gave|show|make|made|told|tell|get|gets|brings?|offer|offers|send|owe|cause|have|has|do|does|did|thank|are|were|for|of|to|with)$/,
      ) && before(match)?.kind === 'word',
  },
  doubleNegative: {
    kind: 'pronoun',
    reason: 'doubleNegative',
    find: {
      "don't|didn't|doesn't|can't|cannot|couldn't|won't|never #base|understand|have|see|know|do|eat|say *1 [nothing]":
        'anything',
      "don't|didn't|doesn't|can't|cannot|couldn't|won't|never #base *1 [nobody]": 'anybody',
      "don't|didn't|doesn't|can't|cannot|couldn't|won't #base|have|need|see [no] #plural|#uncounted|#singular|time":
        'any',
      "don't|didn't|doesn't|can't|cannot|couldn't|won't [never]": 'ever',
    },
  },
  otherOthers: {
    kind: 'pronoun',
    reason: 'othersOther',
    find: { '< and? [other] are|say|think|prefer|like|want|have|believe': 'others' },
    unless: (words, match) => /^(?:each|the|any|some|many|no)$/.test(before(match)?.lower ?? ''),
  },
  itsIts: {
    kind: 'confusedWord',
    reason: 'itsIts',
    find: {
      '[its] a|the|not|been|my|too|like|because': 'it’s',
      '[its] very|really|so|important|good|difficult|easy|better|hard #adj? >|to|for|that|because': 'it’s',
      "[it's] own|name|color|size|capital|population|culture|people": 'its',
      "[you're] house|friend|friends|family|life|opinion|name|phone|mother|own": 'your',
      '[your] going|doing|not|a|the|very|welcome': 'you’re',
      'in|with|of|for|from|about|to|on|use|love|help|see|visit|lost|do|spend [there] house|parents|children|lives|family|own|friends|phones|homes|culture|job|jobs|life|money|time|free':
        'their',
    },
    unless: (words) => words[0] === 'your' && words[1] === 'the',
  },
} satisfies LearnerRules;
