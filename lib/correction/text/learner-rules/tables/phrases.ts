import { before, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const phrasePrepositions = {
  goodAt: {
    kind: 'preposition',
    reason: 'adjectivePreposition',
    find: {
      '{be}|very|really|so|not|quite good|bad [in] math|maths|mathematics|english|sports|sport|football|languages|cooking|chemistry|physics|biology|history|drawing|music|science|#ing|#language':
        'at',
    },
  },
  adjectiveOf: {
    kind: 'preposition',
    reason: 'adjectivePreposition',
    find: {
      'afraid|proud|full|jealous [from|about|with|by] #determiner|#object|#ing|#plural|#uncounted': 'of',
      'proud [for] #object|my|his|her|our|their': 'of',
      'scared [from] #determiner|#object|#ing|#plural': 'of',
    },
  },
  adjectivePrepositions: {
    kind: 'preposition',
    reason: 'adjectivePreposition',
    find: {
      '{be}|get|got|gets|getting married [with]': 'to',
      'interested [on|about|for|at|of] #determiner|#ing|#plural|#uncounted|#object': 'in',
      'interested [to] #ing': 'in',
      '{be} responsible [of|about|to] #determiner|#ing': 'for',
      '{be}|very|most|so famous [of|with|by|about] its|his|her|their|the|#plural|#uncounted': 'for',
      'different [of|with] #determiner|#object|#plural|other': 'from',
      'similar [with|as|like|than|of] #determiner|#object|mine|yours': 'to',
      'satisfied [of|from|about] #determiner|#object': 'with',
      'angry [from] #object|my|his|her': 'with',
      '{fall}|{be}|deeply in love [of|to|for|from|by]': 'with',
    },
  },
  capableOf: { kind: 'preposition', reason: 'capableOf', find: { 'capable [to #base]': 'of $3:ing' } },
  inFrontOf: {
    kind: 'preposition',
    reason: 'inFrontOf',
    find: {
      '[in front the|my|a|his|her|our|their|me|him|them|us|it]': 'in front of $3',
      '[in spite the|my|this|his|all|its]': 'in spite of $3',
      '[instead going|using|doing|buying|making|watching|playing|eating]': 'instead of $2',
      '{be}|{sit}|{stand}|{live}|{wait}|{lie} [next the|him|me|them|us|my|his|a] !day|week|month|year|time|morning|summer':
        'next to $3',
    },
  },
  nearOf: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: { 'near [of|from] #determiner|#object|here|school': '' },
  },
  despiteOf: { kind: 'preposition', reason: 'despite', find: { '[despite of]': 'despite' } },
  onApp: {
    kind: 'preposition',
    reason: 'usualPhrase',
    find: {
      '[in youtube|facebook|instagram|tiktok|twitter|netflix] !stories|channel|videos|video|comments|posts':
        'on $2',
      '[in|on|at internet] !cafe|cafes|access': 'on the internet',
      '[in|at the internet]': 'on the internet',
      '[in|at tv|television] >': 'on $2',
    },
  },
  inPicture: {
    kind: 'preposition',
    reason: 'inPicture',
    find: { '^ [on|at] the|this picture|photo|photograph|image !of|wall': 'in' },
  },
  byBus: {
    kind: 'preposition',
    reason: 'byBus',
    find: {
      '[by foot]': 'on foot',
      '{go}|{come}|school|work|university [by feet|walk]': 'on foot',
      '{go}|{come}|{travel} there? to? school|work|university? [with bus|train|car|bike|bicycle|plane|taxi|subway|metro|ship|boat|motorcycle]':
        'by $6',
      '{go}|{come}|{travel} *3 [with the bus|train|car|bike|bicycle|plane|taxi|subway|metro|ship|boat|motorcycle] >':
        'by $5',
    },
  },
  usualPhrase: {
    kind: 'preposition',
    reason: 'usualPhrase',
    find: {
      '[according with|of]': 'according to',
      '[in|on the same time|moment]': 'at $2 $3 $4',
      '[from|on|at|by|for my|our opinion] >': 'in $2 $3',
      '[according to my|our opinion]': 'in $3 $4',
      '[in|on|at|by my|his|her|their|our|this point of view]': 'from $2 $3 $4 $5',
      '[in|at|by the other|one hand]': 'on $2 $3 $4',
      '[in|on|at other hand]': 'on the other hand',
      '[in|on|by another hand]': 'on the other hand',
      '[at|in average] >': 'on average',
      '[in purpose]': 'on purpose',
    },
  },
  forImprove: {
    kind: 'verbForm',
    reason: 'purpose',
    find: {
      '[for to #base]': 'to $3',
      '[for #onlyBase] #determiner|#object|better|more|#uncounted|#plural|english|in|at|on': 'to $2',
    },
    unless: (words, match) =>
      words[1] === 'let' ||
      /^(?:thanks|you|responsible|good|used|known|famous)$/.test(before(match)?.lower ?? ''),
  },
  prepositionIng: {
    kind: 'verbForm',
    reason: 'prepositionIng',
    find: {
      'without|by|before|after|of|about|from|thanks [#onlyBase] #determiner|#object|english|more|new':
        '$2:ing',
      '{thank} you for [#base] #object|my|the|your|this': '$4:ing',
      'instead of [#base] #determiner|#object|to|in': '$3:ing',
      'succeed|succeeded|interested|believe in [#onlyBase]': '$3:ing',
    },
    unless: (words, match) =>
      /^(?:be|let|live)$/.test(words.at(-2) ?? '') || hasBefore(match, /^(?:to|than|not|rather)$/),
  },
} satisfies LearnerRules;
