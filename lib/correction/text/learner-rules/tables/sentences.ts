import { asks, before, beforeAll, hasBefore, hasBehind } from '../beside';
import type { LearnerRules } from '../rule';

export const sentenceRules = {
  althoughBut: {
    kind: 'extraWord',
    reason: 'althoughBut',
    find: {
      '^ although|though *9 *9 , [but|however|yet] !also': '',
      '^ even though *9 *9 , [but|however|yet]': '',
      '^ despite *9 , [but]': '',
      '^ in spite of *9 , [but]': '',
      '^ because *9 *9 , [so] #subject|the|my|people|it|this': '',
      '^ because *9 *9 , [that is why|therefore]': '',
    },
    unless: (words) => words[0] === 'because' && words[1] === 'of',
  },
  placeIs: {
    kind: 'pronoun',
    reason: 'missingIt',
    find: {
      'in|for my|this|our|the country|city|town|opinion|region|village|summer|winter|me ,? [is|was] very|so|too|really|not? hot|cold|warm|sunny|rainy|difficult|easy|important|common|possible|necessary|good|better|nice|beautiful|normal|dangerous|expensive|impossible|interesting':
        'it $5',
      '^ in|for my|this|our country|city|town|opinion|region ,? [is|was] very|so|too|really|not|a|important|difficult':
        'it $5',
      'for me ,? [is|was] very|so|too|really|not|important|difficult|easy|a': 'it $4',
      'because|think|believe|hope [is] a|the|very|so|too|not|important|good|better|easy|difficult|really|like|more':
        'it is',
      'because|think|believe [was] a|the|very|so|too|not|important|good|better|easy|difficult|really|my':
        'it was',
      '^ [is] very|important|necessary|better|difficult|easy|a|not|because': 'it is',
      '!what|that|which|who|it|this because|but|so [is] very|important|necessary|difficult|easy|not': 'it is',
    },
    unless: (words, match) =>
      asks(match) ||
      /^(?:what|which|who|that|he|she|this|you|they|one)$/.test(beforeAll(match)?.lower ?? '') ||
      hasBefore(match, /^(?:what|who|which)$/) ||
      (words[0] === 'the' && /^(?:i|you|we|they)$/.test(words[1] ?? '')),
  },
  extraIt: {
    kind: 'extraWord',
    reason: 'extraPronoun',
    find: {
      'that|^ to travel|live|learn|study|work|have|play|read|speak|eat|cook|do|be|go *4 [it] is|was very|more|so|better|good|important|difficult|easy|hard|fun|dangerous|expensive|interesting|useful >|than|for|in|and':
        '',
      '^ to #base *4 [it] is|was very|more|so|better|good|important|difficult|easy|hard|fun|dangerous|expensive|interesting|useful >|than|for|in|and':
        '',
      "< my|the brother|father|uncle|grandfather|husband|boyfriend [he] is|was|works|lives|has|had|likes|always|never|can|does|doesn't":
        '',
      "< my|the sister|mother|aunt|grandmother|wife|girlfriend [she] is|was|works|lives|has|had|likes|always|never|can|does|doesn't":
        '',
      "< the|my|our students|parents|people|friends|children|teachers [they] don't|are|have|do|can|always|never|cannot|can't":
        '',
    },
    unless: (words) => words[0] === 'to' && /^(?:be honest|me|sum|tell)/.test(words.slice(1).join(' ')),
  },
  indirectQuestion: {
    kind: 'wordOrder',
    reason: 'indirectQuestion',
    find: {
      '{ask}|{know}|{wonder}|{tell}|{say}|{explain}|{understand}|{remember}|sure|idea|about me|him|her|them|us|you? #wh [do|does i|you|we|they|he|she|it #base]':
        '$5 $6',
      '{ask}|{know}|{wonder}|{tell}|{say}|{explain}|{understand}|{remember}|sure|idea me|him|her|them|us|you? what|where|how|who|why [is|are|was|were he|she|it|they|we|you|i|this|that]':
        '$5 $4',
      '{ask}|{know}|{wonder}|{tell}|{say}|{explain} me|him|her|them|us|you? what|where|how|why|when [can|could|should|will i|you|we|he|she|they|it]':
        '$5 $4',
      '{ask}|{know}|{wonder}|{tell}|{say}|{explain}|{understand} me|him|her|them|us|you? [where|how old|how much is|are|was the|my|his|her|their #singular|#plural]':
        null,
    },
    unless: (words, match) =>
      (asks(match) && !/^(?:know|tell)$/.test(words[0] ?? '')) ||
      hasBehind(match, /^["“”]$/) ||
      match.sentence.tokens[match.from - 2]?.kind === 'sign',
  },
  alsoPlace: {
    kind: 'wordOrder',
    reason: 'adverbPlace',
    find: {
      '[has|have also|always|often|sometimes|never a|an|some|many|no]': '$2 $1 $3',
      '#subject [go|goes|play|plays|watch|like|likes|eat|eats|speak|read|use|work|works|study always|often|usually|never|sometimes] to|with|in|the|my|a|at|tennis|football|music':
        '$3 $2',
      '#subject [always|never|often|usually am|is|are|was|were] !not': '$3 $2',
    },
    unless: (words, match) =>
      asks(match) ||
      /^(?:as|than|what|how|who|that|where)$/.test(beforeAll(match)?.lower ?? '') ||
      (/^(?:have|has)$/.test(words[0] ?? '') &&
        hasBefore(match, /^(?:may|might|must|could|would|should|to|will)$/)),
  },
  veryWellPlace: {
    kind: 'wordOrder',
    reason: 'objectPlace',
    find: {
      '[{speak}|{know}|{play}|{cook} very well english|spanish|french|german|football|tennis|piano|guitar|it]':
        '$1 $4 $2 $3',
      '[{speak} well english|spanish|french]': '$1 $3 $2',
    },
  },
  enoughPlace: {
    kind: 'wordOrder',
    reason: 'enough',
    find: {
      '[enough good|big|old|tall|fast|strong|warm|long|rich|easy|clear|high|young|hot] to|for|>': '$2 $1',
    },
  },
  tooMuch: {
    kind: 'extraWord',
    reason: 'tooMuch',
    find: {
      '[too much expensive|big|difficult|cold|hot|small|easy|old|young|heavy|long|tired|busy|late|far|important|dangerous|loud|crowded]':
        'too $3',
    },
  },
  moreBetter: {
    kind: 'extraWord',
    reason: 'doubleComparative',
    find: {
      '[more #comparative]': '$2',
      '[most|more best|worst|biggest|easiest|oldest|happiest|cheapest|fastest]': '$2',
    },
    unless: (words, match) =>
      words[1] === 'other' || /^(?:the|no|two|once|one|some|any)$/.test(before(match)?.lower ?? ''),
  },
  moreGood: {
    kind: 'wordChoice',
    reason: 'comparative',
    find: {
      '{be}|{become}|{get}|{feel}|much [more good] than|>|for': 'better',
      '{be}|{become}|{get}|{feel}|much [more bad] than|>|for': 'worse',
      '[more big|cheap|fast|old|young|tall|hot|long|short|high|small|cold|warm|clean|strong] than|>': '$2er',
      'the most [big|cheap|old|tall|long|high|small|fast] #singular|city|in|of': null,
      'the [most good|most bad] #singular|#plural': null,
    },
  },
  sameAs: {
    kind: 'confusedWord',
    reason: 'sameAs',
    find: {
      'the same #singular|#plural? [like|than] #determiner|#object|#subject|in|last|mine|before': 'as',
      '[as same as]': 'the same as',
    },
  },
  thereHave: {
    kind: 'wordChoice',
    reason: 'thereHave',
    find: {
      'there [has|have] many|some|several|two|three|people': 'are',
      'there [has|have] a lot of': 'are',
      'there [has|have] a|an|one|no !lot': 'is',
    },
    unless: (words, match) =>
      /^(?:is|was|should|must|might|may|could|will|would)$/.test(beforeAll(match)?.lower ?? ''),
  },
  wantSubject: {
    kind: 'verbForm',
    reason: 'wantTo',
    find: {
      '{want} me|him|us|them|you|my #someone? [#onlyBase]': 'to $4',
      '{want}|{ask}|{tell} me|him|us|them|you [go|come|help|stay|study|play|work|do|be|try]': 'to $3',
    },
    unless: (words, match) => asks(match) || hasBefore(match, /^(?:i'll|let|all)$/),
  },
} satisfies LearnerRules;
