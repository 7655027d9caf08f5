import { asks, before, beforeAll, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const infinitives = {
  adjectiveTo: {
    kind: 'missingWord',
    reason: 'adjectiveTo',
    find: {
      "{be}|it's very|so|really|not|more? difficult|easy|important|good|better|possible|necessary|hard|nice|great|interesting|dangerous|impossible [#onlyBase]":
        'to $4',
      'easy|difficult|important|good|hard|necessary|possible for me|us|him|them|people|you|students [#onlyBase]':
        'to $4',
      '{be}|not able|ready|happy|glad|excited [#onlyBase]': 'to $3',
      'have|has|had|no|enough|is time [#onlyBase|study|play|cook|watch|visit|practice|help|rest]': 'to $3',
      '{be} going [#onlyBase|visit|study|play|travel|watch|work|help|change|cook|try] !#ing': 'to $3',
      'in order [#onlyBase|study|help|work|play|make|get]': 'to $3',
      'know|knows|learn|learned|learning how [#onlyBase|use|cook|play|drive|work] #determiner|english|it|with|in|food':
        'to $3',
    },
    unless: (_, match) => asks(match) && hasBefore(match, /^(?:should|do|can)$/),
  },
  betterTo: {
    kind: 'verbForm',
    reason: 'afterModal',
    find: {
      "had|i'd|you'd|we'd better [to #base]": '$4',
      "would|i'd rather [to #base]": '$4',
    },
  },
  usedToIng: {
    kind: 'verbForm',
    reason: 'usedTo',
    find: { 'i|he|she|we|they|who|people used to [#ing]': '$4:base' },
  },
  spendTo: {
    kind: 'verbForm',
    reason: 'ingAfterPhrase',
    find: {
      '{spend} *4 time|hours|evening|weekend [to #base]': '$5:ing',
      '{be}|very|always|so busy [to #base]': '$4:ing',
      '{have} a|some|many|no|lots? fun|difficulty|difficulties|problems|problem|trouble [to #base]': '$5:ing',
      '{feel} like [to #base]': '$4:ing',
      'addicted|dedicated to [#onlyBase]': '$3:ing',
      'gave|give|gives|giving up [to #base]': '$4:ing',
      "can't|cannot|couldn't stand|help [to #base]": '$4:ing',
    },
    unless: (words) =>
      words[1] === 'help' && /^(?:can't|cannot|couldn't)$/.test(words[0] ?? '') && words[3] !== 'laugh',
  },
  goShopping: {
    kind: 'preposition',
    reason: 'goShopping',
    find: {
      '{go} [to shopping|swimming|fishing|dancing|skiing|camping|hiking|jogging|running|surfing|sightseeing] >|with|in|on|at|every|together|there|yesterday':
        '$3',
    },
  },
  goodAtIng: {
    kind: 'verbForm',
    reason: 'prepositionIng',
    find: {
      'good|bad|better|best|interested at|in [cook|play|swim|dance|sing|draw|write|speak|drive|paint|learn|study|teach|read] >|and|#plural|#sport|#language|the|#instrument':
        '$3:ing',
      'after|before|without|by [use|play|watch|finish|practice|read|visit|change|study|cook] #determiner|#object|games|english':
        '$2:ing',
    },
    unless: (words, match) =>
      hasBefore(match, /^(?:to|than)$/) || (words[0] === 'by' && words[1] === 'change'),
  },
  makesMeFeels: {
    kind: 'verbForm',
    reason: 'makeDo',
    find: {
      'help|helps|let|lets|make|makes|made|helped me|him|us|them|people|you [#third|#onlyPast]': '$3:base',
      'help|helps|let|lets|make|makes|made me|him|us|them|people|you [felt|thought|cried|laughed|smiled|realized|understood|wanted]':
        '$3:base',
      'let|lets|make|makes|made me|him|us|them|people [feeling|thinking|going|doing|crying|laughing|wanting|understanding]':
        '$3:base',
    },
    unless: (words) => /^(?:is|was|has|does)$/.test(words[2] ?? '') && words[1] === 'people',
  },
  modalBe: {
    kind: 'missingWord',
    reason: 'modalBe',
    find: {
      'will|would|can|could|should|must|may|might not|always|also|never? [happy|careful|sad|better|difficult|easy|important|ready|possible|late|angry|tired|hungry|famous|rich|healthy|dangerous|useful|able|afraid|proud|good]':
        'be $3',
      'must|should|can|could|will|would|may|might [been]': 'have been',
    },
    unless: (words, match) =>
      (words[2] === 'better' && !/^(?:i|it|he|she|we|they|life)$/.test(beforeAll(match)?.lower ?? '')) ||
      /^(?:the|a|my|his|free|good)$/.test(beforeAll(match)?.lower ?? '') ||
      (words[2] === 'good' && before(match)?.lower !== 'will'),
  },
  haveBase: {
    kind: 'verbForm',
    reason: 'participle',
    find: {
      'i|we|you|they have never|already|ever|always|just? [#onlyPast]': '$4:participle',
      'i|we|you|they|he|she|it had|has never|already|ever|always|just? [#onlyPast]': '$4:participle',
      'have|has|had never|already|ever [#onlyBase|visit|study|play|travel|watch|work|try]': '$3:participle',
      'have|has|had [being]': 'been',
      'i|we|you|they have [see|go|eat|learn|visit|decide|arrive|forget|meet|give|take|write|speak] >|a|the|my|to|him|her|it|about|many':
        null,
    },
  },
  wasWent: {
    kind: 'verbForm',
    reason: 'wasWent',
    find: {
      'i|he|she|we|they|it [was|were #onlyPast]': '$3',
      'i|he|she|we|they [was|were felt|had|thought|enjoyed|agreed|lived|wanted|decided]': '$3',
      'i|he|she|we|they [was|were go|come|feel|want|have|live|know|think|see|like|enjoy|decide|study|eat]':
        '$3:past',
    },
    unless: (_, match) => asks(match),
  },
  passiveForm: {
    kind: 'verbForm',
    reason: 'passive',
    find: {
      'it|which|that|they|#singular|#plural is|was|are|were [build|make|write|locate|destroy|invent|create|sell|call|base|publish|produce] >|in|by|from|of|for|on':
        '$3:participle',
      'it|he|she|which|city|place|dog|cat|friend|restaurant|town is|was [call]': 'called',
    },
    unless: (_, match) => hasBefore(match, /^(?:do|does|did|what|all|to)$/),
  },
} satisfies LearnerRules;
