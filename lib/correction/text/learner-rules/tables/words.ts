import { beforeAll } from '../beside';
import type { LearnerRules } from '../rule';

export const wordRules = {
  ageHave: {
    kind: 'wordChoice',
    reason: 'age',
    find: {
      'i [have|had] #number years old': 'am',
      'he|she|#someone [has|have] #number|twenty-one|twenty-two|twenty-three years old': 'is',
      'they|we [have] #number years old': 'are',
      'i [have #number years] >': 'am $3 years old',
      'he|she|#someone [has #number years] >': 'is $3 years old',
      "i'm|am|is|are|he's|she's [#number years] >": '$2 years old',
    },
    unless: (words) => words.length === 4 && /^(?:one|two|three|four|five|[1-5])$/.test(words[2] ?? ''),
  },
  makePhoto: {
    kind: 'wordChoice',
    reason: 'goesWith',
    find: {
      '[{make}|{do}] a|the|some|many|more? photo|photos|selfie|selfies': '$1~take',
      '[{do}] a|an|the|my|many|any mistake|mistakes|decision|effort|suggestion|noise|choice': '$1~make',
      '[{make}] my|the|his|her|our|their homework|homeworks|shopping|exercise|exercises|housework|sport|sports':
        '$1~do',
      '[{make}] sport|sports|homework|shopping|exercise|housework|yoga': '$1~do',
      '[{make}] a party': '$1~have',
      '[{make}|{do}] a|the|some question|questions': '$1~ask',
      '[{make}|{do}] a shower|bath|break|nap|trip': '$1~take',
      '[{take}] a|the|my|some breakfast|lunch|dinner': '$1~have',
      '[{take}] breakfast|lunch|dinner': '$1~have',
      '[{make}] an? experience|experiences': '$1~have',
      '[{make}|{do}] a? fun': '$1~have',
      '[{lose}|lost] the|my|our bus|train|plane|flight': 'miss',
      '[{give}] a|an exam': '$1~take',
      '[{win}] my|his|her|enough|more|good money|salary': '$1~earn',
      '[{say}] a|the|my joke|story|jokes|stories|lie|lies': '$1~tell',
      '[{close}|{open}] the tv|television|radio|computer|light|lights|fan': 'turn off',
    },
  },
  heavyRain: {
    kind: 'wordChoice',
    reason: 'goesWithAdjective',
    find: {
      '[strong|big|hard|high] rain|traffic|smoker': 'heavy',
      '[big|high] wind|winds': 'strong',
      '[strong|big] mistake': 'bad',
    },
    unless: (words) => words[0] === 'big' && words[1] === 'mistake',
  },
  lookLike: {
    kind: 'extraWord',
    reason: 'lookLike',
    find: {
      '{look}|{seem}|{feel}|{sound} [like] very|so|really? happy|sad|tired|nice|beautiful|delicious|good|bad|angry|old|young|interesting|expensive|calm|relaxed|difficult|bored >':
        '',
    },
  },
  veryLike: {
    kind: 'wordOrder',
    reason: 'veryLike',
    find: {
      'i|we|they|you|he|she [very] like|likes|love|loves|want|enjoy|enjoys|miss|appreciate|hate|need':
        'really',
      '[{like}|{love} very much] #determiner|#ing|#plural|#uncounted|#sport|to': 'really $1',
    },
  },
  travelTrip: {
    kind: 'wordChoice',
    reason: 'travelTrip',
    find: {
      '[a|an|the|this|my long|last|short|first|next|nice|good? travel] >|to|with|was|in|for': '$1 $2 trip',
    },
    unless: (words) => words[0] === 'the' || words[0] === 'my',
  },
  cannot: { kind: 'spelling', reason: 'cannot', find: { '[can not] !only': 'cannot' } },
  dayToDay: { kind: 'wordChoice', reason: 'usualPhrase', find: { 'from one day to the [other]': 'next' } },
  attend: {
    kind: 'wordChoice',
    reason: 'attend',
    find: {
      '[assist|assists|assisted|assisting to] #determiner? class|classes|lesson|meeting|party|course|school|university|concert|wedding':
        'attend',
    },
  },
  howCall: {
    kind: 'wordChoice',
    reason: 'whatCall',
    find: {
      '[how] do|does you|we|they|people call it|this|that|them|these': 'what',
      '[how] is|are it|this|they|that called': 'what',
    },
  },
  theReason: {
    kind: 'wordChoice',
    reason: 'reasonWhy',
    find: {
      '#article|this|one|main|only|first|my reason [because] i|you|we|they|he|she|it|many|most|the|people':
        'why',
      'this|that is the reason [because|that|of|which]': 'why',
    },
    unless: (words, match) => beforeAll(match)?.lower === 'for',
  },
} satisfies LearnerRules;
