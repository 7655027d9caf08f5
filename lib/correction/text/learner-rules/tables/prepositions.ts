import { before } from '../beside';
import type { LearnerRules } from '../rule';

export const verbPrepositions = {
  explainTo: {
    kind: 'preposition',
    reason: 'toSomebody',
    find: {
      '{explain}|{describe} [me|him|us|them]': 'to $2',
      '{explain} [her] #wh|the|a|that|it': 'to $2',
    },
  },
  discussAbout: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: {
      '{discuss} [about]': '',
      'mentioned|mentioning|mentions [about]': '',
      '#modal|to|i|we|they|you mention [about]': '',
      '{emphasize} [on]': '',
    },
  },
  askTo: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: {
      '{ask}|{tell} [to] my|your|his|our|their|the|#object #someone|#persons': '',
      '{ask}|{tell} [to] #object': '',
    },
  },
  objectWithout: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: {
      'contacted|contacting|visited|visiting|phoned [to] #object|my|the|his|our|their': '',
      '#subject|#modal|to {contact}|{visit}|{call}|{phone} [to|with] #object|my|the|his|our|their': '',
      '{marry} [with] #object|a|an|my|his|someone|somebody': '',
      '{reach}|{approach}|{enter} [to|into|at] the|a|my|our|his|her room|house|school|university|building|class|shop|store|city|top|airport|station|office|classroom':
        '',
      '{attend} [to] the|a|my|our|school|university|class|classes|college|lessons class|course|school|meeting|university|lecture|lesson|party|wedding|conference|concert':
        '',
      '{attend} [to] school|university|classes|college|lessons': '',
      '{resemble}|{obey} [to]': '',
      '{help}|{thank} [to] me|him|us|them': '',
      'i|we|they|you|he|she|it {lack} [of]': '',
      '#subject|#modal|to|#plural|also {affect} [on|to] the|my|our|your|people|us|me': '',
    },
    unless: (words) => words[0] === 'help' && words.length === 3 && words[2] === 'them',
  },
  answerTo: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: { '#subject|to|#modal {answer} [to] me|him|us|them|my|his|the|this|your|questions': '' },
  },
  enjoyOf: {
    kind: 'preposition',
    reason: 'noPreposition',
    find: { '#subject|#modal|to {enjoy} [of] #determiner|#ing|music|nature': '' },
  },
  listenTo: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{listen} music|songs|podcasts|radio|the|a|my|me|him|her|them|us|it|this|that|their|his|your|other|english|people|audiobooks]':
        '$1 to $2',
    },
  },
  waitFor: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{wait} me|him|us|them|her|you]': '$1 for $2',
      '[{wait} the|a|my|his|our bus|train|answer|result|results|friend|friends|doctor|weekend|food|taxi|teacher]':
        '$1 for $2 $3',
    },
  },
  lookAt: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{look} my|the|his|her|their|a|your|this phone|photo|picture|pictures|photos|map|menu|screen|man|woman|dog|people|camera|sky|sea|clock|children|computer|list|example]':
        '$1 at $2 $3',
    },
  },
  goTo: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{go} school|university|work|college|church|bed|cinema|supermarket]': '$1 to $2',
      '[{come} school|university]': '$1 to $2',
    },
    unless: (_, match) => before(match)?.kind === 'sign',
  },
  toHome: {
    kind: 'preposition',
    reason: 'toHome',
    find: {
      '[{go}|{come}|{return}|{get}|{drive}|{walk} to home|there|here|abroad|downtown]': '$1 $3',
      '[{arrive} at|to|in home]': '$1 $3',
      '[{arrive} to] #determiner|school|work|#country': '$1 at',
    },
  },
  talkTo: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{talk}|{speak} me|him|us|them|her]': '$1 to $2',
      '[{belong}|{happen} me|him|us|them]': '$1 to $2',
      '[{talk}|{speak} my friends|friend|mother|parents|teacher]': '$1 to $2 $3',
    },
  },
  agreeWith: {
    kind: 'preposition',
    reason: 'missingPreposition',
    find: {
      '[{agree}|{disagree} this|your|his|their|the opinion|statement|idea]': '$1 with $2 $3',
      '[{agree}|{disagree} me|him|them|you]': '$1 with $2',
    },
  },
  searchFor: {
    kind: 'preposition',
    reason: 'searchFor',
    find: {
      '[{search} a|an|the|my|some|new job|work|information|apartment|house|hotel|solution|answer]':
        '$1 for $2 $3',
      '[{search} information|jobs|work]': '$1 for $2',
    },
  },
  dependOn: {
    kind: 'preposition',
    reason: 'verbPreposition',
    find: { '[{depend}|depending of|in|from|to|at]': '$1 on', '[{rely} in|of|to]': '$1 on' },
  },
  otherVerbPrepositions: {
    kind: 'preposition',
    reason: 'verbPreposition',
    find: {
      '[{consist} on|from|in|by]': '$1 of',
      '{pay} more|much|no? [attention for|in|on|at|about]': '$3 to',
      '[{participate} to|at|on|of]': '$1 in',
      '[{dream} with #determiner|#ing|#object]': '$1 of $3',
      '[{think} in my|the|his|your|their future|family|friends|money|problem|problems|life]':
        '$1 about $3 $4',
      '[{think} in #object]': '$1 about $3',
      '[{laugh} of|about me|him|them|us]': '$1 at $3',
      '[{insist} to #base]': '$1 on $3:ing',
      '[{succeed} to #base]': '$1 in $3:ing',
      '[{apologize} me|him|her|them]': '$1 to $2',
    },
  },
  preferThan: {
    kind: 'preposition',
    reason: 'preferTo',
    find: { '{prefer} *6 [than]': 'to' },
    unless: ([, between = '']) =>
      between.split(' ').some((word) => /^(?:more|less|rather|to|better|fewer|\w+ier)$/.test(word)),
  },
  remindOf: {
    kind: 'preposition',
    reason: 'remindOf',
    find: { '[{remind} me|him|us|them my|the|his|a|their|our]': '$1 $2 of $3' },
  },
  rememberMe: {
    kind: 'confusedWord',
    reason: 'remindOf',
    find: {
      'it|this|that|which|he|she [remembers|remember me|us of|about]': 'reminds $3 of',
      'it|this|that|which [remembers|remember me|us my|the|a|when]': 'reminds $3 of $4',
    },
  },
  lookForwardTo: {
    kind: 'verbForm',
    reason: 'lookForwardTo',
    find: { '{look} forward to [#base] !of': '$4:ing' },
    unless: ([, , , word = '']) =>
      /^(?:work|visit|trip|change|party|call|answer|reply|result|test|start|talk)$/.test(word),
  },
} satisfies LearnerRules;
