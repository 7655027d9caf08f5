import { asks, beforeAll } from '../beside';
import type { LearnerRules } from '../rule';

export const order = {
  timePlace: {
    kind: 'wordOrder',
    reason: 'timePlace',
    find: {
      'i|we|he|she|they [yesterday|today|tomorrow] #past|#base|#third|will': null,
      'i|we|he|she|they [every day|morning|week|year|weekend|evening] #base|#third|#past': null,
      '^ [always i|we|you|they|he|she]': '$2 always',
    },
  },
  adjectiveOrder: {
    kind: 'wordOrder',
    reason: 'adjectiveOrder',
    find: {
      '[red|blue|green|black|white|yellow|brown|gray|grey big|small|large|tall|long|old|new|beautiful|nice|little|good] #singular|#plural':
        '$2 $1',
    },
  },
  nounAdjective: {
    kind: 'wordOrder',
    reason: 'adjectiveBefore',
    find: {
      'a|an [house|car|man|woman|city|dog|place|day|book|girl|boy|table|room|town|river|tree|street big|small|beautiful|old|nice|good|important|new|interesting|red|blue|white|black|green|tall|young] >':
        '$3 $2',
    },
  },
  question: {
    kind: 'wordOrder',
    reason: 'questionOrder',
    find: {
      '^ how|why|where|when|what [i|you|we|they|he|she can|should|will|could|would|is|are|am]': '$3 $2',
      '^ why|how|where|what|when [i|you|we|they #base]': 'do $2 $3',
      '^ why|how|where|what|when [he|she|it #third]': 'does $2 $3:base',
    },
    unless: (words, match) =>
      match.sentence.tokens.at(-1)?.text !== '?' ||
      (/^(?:is|are|am|was)$/.test(words[2] ?? '') && words[1] === 'it') ||
      match.sentence.tokens.some(({ text }) => text === ','),
  },
  soSuch: {
    kind: 'confusedWord',
    reason: 'soSuch',
    find: {
      '[so #adj #singular] !#singular|#plural|that': 'such a $2 $3',
      '[so #adj #onlyPlural|people]': 'such $2 $3',
      '[so bad|good|nice|hot|cold|beautiful weather|food|music]': 'such $2 $3',
      '[such a #adj #onlyPlural]': 'such $3 $4',
    },
    unless: (words) => /^(?:other|same|few|many|little|far|early|late)$/.test(words[1] ?? ''),
  },
  tooAlso: {
    kind: 'wordOrder',
    reason: 'neither',
    find: { "don't|doesn't|didn't|can't *3 [too] .": 'either' },
  },
  aLotPeople: {
    kind: 'missingWord',
    reason: 'missingOf',
    find: {
      '[a lot people|things|friends|money|time|work|information|places|food|problems|#onlyPlural]':
        'a lot of $3',
      '[lots people|things|friends|places|problems]': 'lots of $2',
      '[one my|his|her|our friends|brothers|sisters|cousins|teachers]': 'one of $2 $3',
      '[most the|my|our #onlyPlural|people]': 'most of $2 $3',
      'a|one|two|some cup|cups|glass|glasses|bottle|bottles|piece|pieces [tea|coffee|water|milk|wine|beer|juice|bread|paper|cake|advice]':
        'of $3',
    },
    unless: (words, match) =>
      (words.includes('time') && words[0] === 'a' && asks(match)) ||
      /^(?:glass|tea|coffee)$/.test(beforeAll(match)?.lower ?? ''),
  },
} satisfies LearnerRules;
