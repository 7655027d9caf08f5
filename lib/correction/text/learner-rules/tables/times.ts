import { before, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const times = {
  timePreposition: {
    kind: 'preposition',
    reason: 'timePreposition',
    find: {
      '[in the? weekend|weekends]': 'on the $3',
      '[at the morning|afternoon|evening] !of': 'in the $3',
      '[at|on morning|afternoon|evening] >': 'in the $2',
      '[in|at #day] !night|morning|evening|afternoon': 'on $2',
      '[in|at my|his|her|your birthday]': 'on $2 $3',
      '[on|at #year] >': 'in $2',
      '[on|at #month] >': 'in $2',
      '[in night|noon] >': 'at $2',
    },
    unless: (_, match) => before(match)?.kind === 'number',
  },
  noTimePreposition: {
    kind: 'preposition',
    reason: 'noTimePreposition',
    find: {
      '[in|on|at] last|next year|month|week|night|summer|winter|weekend|#day >': '',
      '[on|in|at] this morning|week|evening|afternoon|weekend >': '',
      '[in|on|at] every|each day|week|year|morning|month|weekend|evening >': '',
      '[in] yesterday|tomorrow|tonight': '',
    },
    unless: (words, match) =>
      words[0] === 'at' && words[1] === 'next' ? before(match) === undefined : false,
  },
  forDuration: {
    kind: 'preposition',
    reason: 'forDuration',
    find: {
      '[during] #number|many|several #unit': 'for',
      '[during|since] a long time': 'for',
      '[during|since long time]': 'for a long time',
      '[since many|several|few years|months|weeks|days] !ago': 'for $2 $3',
      '[since #number #unit] !ago': 'for $2 $3',
      '[during|since] an|one hour|year|week|month|day !ago': 'for',
    },
    unless: (words, match) => words[0] === 'since' && /^(?:ever|been|is)$/.test(before(match)?.lower ?? ''),
  },
  ago: {
    kind: 'wordChoice',
    reason: 'ago',
    find: { '[before #number|many|several|some|few #unit] >': '$2 $3 ago' },
    unless: (_, match) => hasBefore(match, /^(?:had|just|hours|days|weeks|months|years|minutes)$/),
  },
  pastTime: {
    kind: 'tense',
    reason: 'pastTime',
    find: {
      'yesterday|ago ,? #subject [have|has #participle]': '$5:past',
      'last year|month|week|night|summer|winter|weekend|#day ,? #subject [have|has #participle]': '$6:past',
      '[have|has been in|to] *3 #number years|months|weeks|days ago': 'was $3',
      '[have|has #participle] *6 yesterday|ago !,': '$2:past',
      '[have|has #participle] *6 last year|month|week|night|summer|winter|weekend >': '$2:past',
      '[have|has #participle] *5 in #year >': '$2:past',
    },
    unless: (words, match) =>
      /\b(?:since|until|for|from|that|who|which|over|during|the)\b/.test(
        words
          .slice(2, -1)
          .join(' ')
          .replace(/\b(?:a|the) (?!last)/g, ''),
      ) || hasBefore(match, /^(?:since|would|will|could|might|may|must|should)$/),
  },
  sincePresent: {
    kind: 'tense',
    reason: 'sincePerfect',
    find: {
      '#manySubject [work|live|study|know|teach|learn|have|am|are] *6 since #number|#year|many|several|last|i|childhood|my':
        'have $2:participle',
      '#oneSubject|#someone [works|lives|studies|knows|teaches|has|is] *6 since #number|#year|many|several|last|he|she|childhood|his|her':
        'has $2:participle',
      '#manySubject [am|are #ing] *6 since #number|#year|many|several|last|i|childhood|my': 'have been $3',
      '#oneSubject|#someone [is #ing] *6 since #number|#year|many|several|last|he|she|childhood|his|her':
        'has been $3',
    },
    unless: ([subject, verb, between = ''], match) =>
      (subject === 'it' && verb === 'is') ||
      (/^(?:have|has|am|is|are)$/.test(verb ?? '') &&
        /^\w+(?:ed|en)\b|^(?:to|been|had|gone|done|made|lived|known|not)\b/.test(between)) ||
      /\b(?:and|but|that|who|which)\b/.test(between) ||
      hasBefore(match, /^(?:did|to)$/),
  },
  ifWill: {
    kind: 'tense',
    reason: 'ifWill',
    find: {
      '^ if|when i|you|we|they [will #base]': '$4:base',
      '^ if|when he|she|it [will #base]': '$4:third',
      '^ if|when the|my|your|his|her|their|our #singular [will #base]': '$5:third',
      '^ if|when the|my|your|his|her|their|our #plural [will #base]': '$5:base',
      '!know|wonder|ask|asked|say|sure|tell|decide|knows|idea|question until|before|after i|you|we|they [will #base]':
        '$4:base',
      '!know|wonder|ask|asked|say|sure|tell|decide|knows|idea|of|question|is|was|be when i|you|we|they [will #base]':
        '$4:base',
      '!know|wonder|ask|asked|say|sure|tell|decide|knows|idea|of|question|is|was|be when|until|before|after he|she|it [will #base]':
        '$4:third',
    },
  },
  ifWould: {
    kind: 'tense',
    reason: 'ifWould',
    find: {
      '^ if i|you|we|they|he|she|it [would be]': 'were',
      '^ if i|you|we|they|he|she|it [would have #participle]': 'had $5',
      '^ if i|you|we|they|he|she|it [would #base]': '$4:past',
    },
    unless: (words) => /^(?:like|mind|be)$/.test(words.at(-1) ?? '') && words[1] === 'you',
  },
  toldInPast: {
    kind: 'tense',
    reason: 'storyTense',
    find: {
      '^ yesterday ,? i|you|we|they [#base]': '$4:past',
      '^ yesterday ,? he|she|it [#third]': '$4:past',
      '^ last year|month|week|night|summer|winter|weekend|#day ,? i|you|we|they [#base]': '$5:past',
      '^ last year|month|week|night|summer|winter|weekend|#day ,? he|she|it [#third]': '$5:past',
      '^ #number years|days|weeks|months ago ,? i|you|we|they [#base]': '$6:past',
      '^ #number years|days|weeks|months ago ,? he|she|it [#third]': '$6:past',
      '^ when i was *4 ,? i|my|we #someone? #frequency? [go|play|live|like|want|have|eat|study|watch|goes|plays|lives|likes|has|am|do]':
        '$9:past',
      'when i|we [meet|see|arrive|hear] *5 yesterday|ago': '$3:past',
    },
    unless: (words) =>
      /^(?:think|remember|know|believe|guess|hope|still|read|put|cut|let|set|hit|say|understand)$/.test(
        words.at(-1) ?? '',
      ),
  },
} satisfies LearnerRules;
