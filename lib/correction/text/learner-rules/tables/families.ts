import { hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const families = {
  wordFamily: {
    kind: 'confusedWord',
    reason: 'wordFamily',
    find: {
      'my|the|a|good|best|this|right [choose] >|is|was|of|for': 'choice',
      'to|can|will|i|you|we|they|must [choice] a|the|my|what|between|your': 'choose',
      'to|will|can [success] >|in': 'succeed',
      'be|is|are|very|more|most|become [success|succeed] >|and|#singular|#plural': 'successful',
      'very|so|are|totally|completely|quite [difference]': 'different',
      'a|the|big|main|many|some [different|differents] between': 'difference',
      'the [important] of': 'importance',
      'very|so|more|most|is [importance] >|to|for|thing': 'important',
      'good|bad|my|your|our|his|mental|physical [healthy] >|is|and|care|problem|problems': 'health',
      'very|more|stay|keep|be [health] >|and|food': 'healthy',
      'very|so|more|most [beauty]': 'beautiful',
      'very|so|more|too [danger]': 'dangerous',
      'very|so|too [noise]': 'noisy',
      'very|so [peace]': 'peaceful',
      'very|so|more|less [stress] >|and|for|job|life|work': 'stressful',
      'very|so|more [difficulty] >|to|for': 'difficult',
      'can|could|will|to|must [belief] in|that': 'believe',
    },
    unless: (words, match) =>
      (words[0] === 'the' && words[1] === 'important' && hasBefore(match, /^most$/)) ||
      (words[0] === 'more' &&
        words[1] === 'stress' &&
        hasBefore(match, /^(?:have|has|less|with|is|feel|cause|much)$/)) ||
      (words[0] === 'so' && words[1] === 'stress'),
  },
  adverb: {
    kind: 'confusedWord',
    reason: 'adverb',
    find: {
      '{speak} *2 [fluent|perfect|clear|polite] >': '$3:ly',
      '{learn}|{understand}|{explain}|{improve}|{finish}|{solve}|{communicate}|{grow}|{remember} *2 [easy|quick|perfect|clear|careful|correct] >':
        '$3:ly',
      'it|he|she|they|i|we|#singular {be} very|so|really? [happily|sadly|beautifully|angrily|easily|dangerously|carefully] >':
        '$4:adj',
    },
    unless: (words) =>
      /\b(?:a|an|is|be|the|to)\b/.test(words[1] ?? '') &&
      !/^(?:is|am|are|was|were|be|been)$/.test(words[1] ?? ''),
  },
  livingLeaving: {
    kind: 'confusedWord',
    reason: 'similarWords',
    find: {
      'i|we|they|people|who|to [leave] in #country': 'live',
      'i|we|they|people|who|to [leave] in a|the|this|my big|small|same? city|village|country|town|house|apartment':
        'live',
      'am|is|are|{be} [leaving] in a|the|this big|small|same? city|village|country|town|house|apartment':
        'living',
      '{buy}|{wear}|{wash}|new|my|nice|warm|of [cloths|clothe]': 'clothes',
      'i|he|she|we|they [though] that|it|he|she|we|they|i': 'thought',
      '^ [beside] ,': 'besides',
      '[foreigner] country|language|people|student|students|countries|languages': 'foreign',
    },
  },
  stealRob: {
    kind: 'confusedWord',
    reason: 'stealRob',
    find: {
      '[rob|robs] my|his|her|the|our phone|wallet|bag|money|bike|car': 'steal',
      '[robbed] my|his|her|the|our phone|wallet|bag|money|bike|car': 'stole',
    },
  },
  watchLook: {
    kind: 'confusedWord',
    reason: 'watchLook',
    find: {
      '[look] a|the|some? movie|movies|film|films|tv|television|videos': 'watch',
      '[looked] a|the|some? movie|movies|film|films|tv|television|videos': 'watched',
      '[looking] a|the|some? movie|movies|film|films|tv|television|videos': 'watching',
    },
  },
  tallHigh: {
    kind: 'wordChoice',
    reason: 'goesWithAdjective',
    find: { 'a|very|most [high] man|woman|boy|girl|person': 'tall' },
  },
  aWork: {
    kind: 'wordChoice',
    reason: 'workJob',
    find: {
      '[a work] >|in|as|for|with|at': 'a job',
      '[a good|new|better|hard|interesting|difficult|nice work] >|in|as|for|with|at': 'a $2 job',
    },
  },
  payAttention: {
    kind: 'wordChoice',
    reason: 'goesWith',
    find: { '[{put}|{make}|{do}] attention': '$1~pay' },
  },
  knowNew: {
    kind: 'confusedWord',
    reason: 'knowMeet',
    find: { '[know] new people|friends|cultures|places': 'get to know', '[knew] new people|friends': 'met' },
  },
  withAge: {
    kind: 'wordChoice',
    reason: 'atTheAge',
    find: { '^ [with #number years] ,? i|he|she|my|we': 'at the age of $2', '[in|on] the age of': 'at' },
  },
  afterThat: { kind: 'wordChoice', reason: 'afterThat', find: { '^ [after] ,': 'after that' } },
  forExample: {
    kind: 'wordChoice',
    reason: 'usualPhrase',
    find: { '[by|like|in|how example] ,|:|my|the|in|i|if|when': 'for example' },
  },
  amountNumber: {
    kind: 'wordChoice',
    reason: 'amountNumber',
    find: { '[amount] of people|students|#onlyPlural': 'number', '[amounts] of people|students': 'numbers' },
  },
  mostPart: {
    kind: 'wordChoice',
    reason: 'mostOf',
    find: { '[the most part of]': 'most of', '[the most people] !who': 'most people' },
  },
  allDays: {
    kind: 'wordChoice',
    reason: 'everyDay',
    find: {
      '[all the days|mornings|weekends|nights] >': 'every $3:singular',
      '[all days] $': 'every day',
      '[all world|country|city|family] !#singular|#plural': 'the whole $2',
    },
  },
  becauseOf: {
    kind: 'wordChoice',
    reason: 'becauseOf',
    find: {
      '[because of] i|he|she|we|they': 'because',
      '[because] the|my|his|her|this|our|bad #singular|#uncounted|#onlyPlural $': 'because of',
      '[because] the|bad weather|rain|traffic|noise|snow|heat|cold >': 'because of',
    },
  },
  despiteClause: {
    kind: 'wordChoice',
    reason: 'despiteClause',
    find: {
      '[despite] i|he|she|we|they|it is|was|am|are|were|had|have|has|#past': 'although',
      '[during] i|we|he|she|they': 'while',
      '[during] studying|working|driving|eating|walking|cooking|waiting|watching': 'while',
      '[for that] i|we|he|she|they can|could': 'so that',
    },
  },
} satisfies LearnerRules;
