import { before, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const pairs = {
  tellThat: {
    kind: 'confusedWord',
    reason: 'sayTell',
    find: {
      '!was|were|is|been|be [told that] i|he|she|it|we|they|you|the|my': 'said that',
      '#subject|#someone [tell|tells that] i|he|she|it|we|they|you|the|my': 'say that',
      '[{say}] me|him|us|them': '$1~tell',
    },
    unless: (_, match) => /^(?:was|were|is|been|be|am|are|being)$/.test(before(match)?.lower ?? ''),
  },
  learnTeach: {
    kind: 'confusedWord',
    reason: 'learnTeach',
    find: { '[learned|learns|learn] me|us|him a|the|to|how|english|many|some|that': 'taught' },
    unless: (_, match) => hasBefore(match, /^(?:help|helps|let|make|to|makes|helped)$/),
  },
  borrowLend: {
    kind: 'confusedWord',
    reason: 'borrowLend',
    find: {
      '[{borrow}] me|him|us|them': '$1~lend',
      '[lend|lent] a|some|the #singular|#plural|money|books from': 'borrow',
      'to [lend] a|some|the|books book|books|> from|in|at': 'borrow',
      'library to [lend]': 'borrow',
    },
  },
  riseRaise: {
    kind: 'confusedWord',
    reason: 'riseRaise',
    find: {
      '[rise|rises|rose] my|the|his|your hand|price|prices|level|question|awareness|money|salary': 'raise',
    },
    unless: (words, match) => /^(?:prices?|level)$/.test(words[2] ?? '') && before(match) === undefined,
  },
  fellAsleep: {
    kind: 'confusedWord',
    reason: 'fellFelt',
    find: {
      '[felt asleep]': 'fell asleep',
      '[felt in love]': 'fell in love',
      '[felt down] the|from': 'fell down',
      '{fall} [sleep]': 'asleep',
    },
  },
  boredBoring: {
    kind: 'confusedWord',
    reason: 'edIng',
    find: {
      'i|we|they|he|she|people|students am|is|are|was|were|feel|feels|felt|get|got so|very|really|not|too? [boring|exciting|confusing|tiring|disappointing|surprising|frightening|embarrassing] >|about|with|by|of|when':
        '$4:other',
      'film|movie|book|lesson|class|game|trip|story|life|job|which|news is|was|are|were so|very|really|not|too|quite? [bored|interested|excited|tired|disappointed|surprised|embarrassed|relaxed] >|that|for|and|because':
        '$4:other',
      '#determiner|very|most [interested|excited|bored] film|movie|book|story|game|place|thing|city|topic|idea|person|life|lesson':
        '$2:other',
      "{be}|very|i'm|not|really [interesting] in #determiner|#ing|#uncounted|#plural|#language|history|art":
        'interested',
      'i|we|they|he|she|people {be} very|so|really|not|always? [interesting] in': 'interested',
    },
  },
  goodWell: {
    kind: 'confusedWord',
    reason: 'goodWell',
    find: {
      '{speak}|{play}|{sing}|{write}|{cook}|{dance}|{drive}|{sleep}|{understand}|{work}|{know} *2 very|so|really|quite|as [good] >|as|in|with':
        'well',
      'speak|speaks|play|plays|sing|sings|write|writes|dance|drive|sleep|understand|work|works|swim|swims english|it|football|piano|guitar? [good] >|as':
        'well',
      'work|works|study|studies|try|train|trained|worked|studied [hardly] !any|ever': 'hard',
      '[fastly]': 'fast',
      '{drive}|{run}|{speak}|{walk}|{work} so|very|too|more? [quick|slow|careful|quiet] >|and|in': '$3ly',
    },
    unless: (words, match) =>
      hasBefore(match, /^(?:a|an|is|are|was|were|be)$/) && words.at(-1) === 'good' && words.length < 4,
  },
  liveLife: {
    kind: 'confusedWord',
    reason: 'liveLife',
    find: {
      'my|his|her|your|our|daily|social|everyday|whole|happy|normal [live] >|in|is|was|and|more|with|without':
        'life',
      'their|our [lifes]': 'lives',
      'to|can|will|i|we|they|people [life] in|with|here|there|without|together|alone': 'live',
    },
    unless: (_, match) => hasBefore(match, /^(?:bring|brings|brought|come|comes|back)$/),
  },
  thenThan: {
    kind: 'confusedWord',
    reason: 'thenThan',
    find: {
      '#comparative|more|less|rather|other [then] #determiner|#object|#ing|#plural|i|before|ever|me|in|other|mine|yours|theirs|people|last':
        'than',
      'more #adj [then]': 'than',
    },
    unless: (words) => words[0] === 'other' && words[2] !== 'the',
  },
  similarWords: {
    kind: 'confusedWord',
    reason: 'similarWords',
    find: {
      "to|will|can|don't|not|could|i|you|we|they|people [loose] my|the|your|time|money|weight|their|our|a|control|it|his|her":
        'lose',
      'to|will|can|i|we|they|cannot [except] the|his|her|your|my|that|it|this': 'accept',
      'i|we|you|they [thing] that|it|the|we|he|she|they|my': 'think',
      'some|any|my|your|an|good|the [advise|advises]': 'advice',
      'to|will|would|i|can [advice] you|him|her|them|people|my|everyone': 'advise',
      'a [quite] place|room|street|village|area': 'quiet',
      'the [whether] is|was|in': 'weather',
      'a|the [peace] of cake|bread|paper|advice|pizza': 'piece',
      'to [effect] the|my|our|people|your|us|their': 'affect',
      'an|negative|positive|bad|big|no [affect] on|of': 'effect',
    },
  },
  everythingWhat: {
    kind: 'pronoun',
    reason: 'everythingThat',
    find: {
      'everything|something|anything|nothing|all|thing|things [what] #subject|is|was|are|the|my': 'that',
    },
    unless: (words) => words[0] === 'all' && words[2] === 'the',
  },
  whichWho: {
    kind: 'pronoun',
    reason: 'whoWhich',
    find: {
      "#persons|#someone [which] #subject|#third|#base|#past|is|are|was|were|can|will|have|has|don't": 'who',
      'thing|things|book|books|city|cities|house|houses|phone|phones|animal|animals|place|car|movie|object|game|food|app|problem [who] is|are|was|has|have|can|makes|helps|help|makes':
        'which',
    },
  },
} satisfies LearnerRules;
