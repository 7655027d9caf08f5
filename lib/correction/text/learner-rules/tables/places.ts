import { before, beforeAll } from '../beside';
import type { LearnerRules } from '../rule';

export const placeArticles = {
  thePlace: {
    kind: 'article',
    reason: 'thePlace',
    find: {
      'in|on|at|to|under|near|behind|from|into [beach|street|garden|river|station|airport|supermarket|museum|cinema|restaurant|bench|sofa|kitchen|sky|sun|library|mountains|countryside|bathroom] >|and|with|because|every|when|yesterday|#preposition|is|are|was|#subject':
        'the $2',
      'in|on|under|near|from [park|market|floor|wall|ground|rain|sea] >|and|with|because|every|when|yesterday|#preposition|is|are|was|#subject':
        'the $2',
    },
    unless: (words, match) =>
      (words[0] === 'at' && words[1] === 'sea') ||
      (words[0] === 'from' && words[1] === 'ground') ||
      /^\p{Lu}/u.test(match.sentence.tokens[match.from]?.text ?? ''),
  },
  theFirst: {
    kind: 'article',
    reason: 'theFirst',
    find: {
      'in|on|at|for|during|of [first|second|third|only|best] day|week|year|part|lesson|picture|photo|class|page|question':
        'the $2',
    },
    unless: (words, match) => /^\p{Lu}/u.test(match.sentence.tokens[match.from]?.text ?? ''),
  },
  adjectiveNoun: {
    kind: 'article',
    reason: 'missingArticle',
    find: {
      '{have}|{find}|{buy}|{need}|{want}|{get}|{see}|{rent} [good|nice|great|big|small|new|beautiful|different|short|difficult|important|old|special|bad|happy #singular] >|in|with|for|at|and|because|that|on':
        'a $2 $3',
      "it|this|that|he|she|which is|was|it's|be very|really|such? [good|nice|great|big|small|new|beautiful|difficult|interesting|important|bad|amazing|famous #singular] >|in|with|for|at|and|because|that|on|to|of":
        'a $4 $5',
      'live|lives|lived|living in [big|small|beautiful|new|old|little city|town|village|house|apartment|country|flat]':
        'a $3 $4',
      'there is|was [big|small|beautiful|new|old|nice|good #singular]': 'a $3 $4',
    },
    unless: (words, match) =>
      (/^(?:time|fun|progress|control|care|access|experience|practice|fashion|fortune|health|school|business|history|art|food|timing|advice|work)$/.test(
        words.at(-1) ?? '',
      ) &&
        words.at(-2) !== 'good' &&
        words.at(-2) !== 'great') ||
      /^(?:a|an|the|no|any|my)$/.test(before(match)?.lower ?? '') ||
      (words[0] === 'get' && words[2] === 'business') ||
      words.at(-1) === 'practice' ||
      words.at(-1) === 'business' ||
      words.at(-1) === 'condition' ||
      words.at(-1) === 'order' ||
      words.at(-1) === 'taste',
  },
  superlative: {
    kind: 'article',
    reason: 'superlative',
    find: {
      '{be} [best|biggest|oldest|youngest|tallest|largest|fastest|greatest|worst|smallest|happiest] #singular|#plural|of|thing|part':
        'the $2',
      '{be} [most important|beautiful|popular|interesting|famous|difficult|expensive|useful] #singular|thing|part|city|place':
        'the $2 $3',
    },
    unless: (words) => words[2] === 'friends' || (words[1] === 'best' && words[2] === 'of'),
  },
  theMy: {
    kind: 'article',
    reason: 'theMy',
    find: { '[a|an|the my|his|her|our|their|your] #singular|#plural|#adj': '$2' },
    unless: (words, match) => words[1] === 'her' && beforeAll(match)?.lower === 'of',
  },
} satisfies LearnerRules;
