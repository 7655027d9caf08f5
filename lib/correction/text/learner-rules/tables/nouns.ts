import { before, beforeAll, behind, hasBefore } from '../beside';
import type { LearnerRules } from '../rule';

export const nounNumber = {
  uncountedPlural: {
    kind: 'plural',
    reason: 'uncounted',
    find: {
      '[many #countedWrongly]': 'a lot of $2:singular',
      '[#countedWrongly]': '$1:singular',
      'my|her|his|long|short|black|brown|blond|dark|curly [hairs]': 'hair',
    },
  },
  anUncounted: {
    kind: 'article',
    reason: 'uncounted',
    find: {
      '[a|an #adj? advice|information|homework|furniture|luggage|baggage|equipment|news|feedback|housework] !#singular|#plural':
        'some $2 $3',
      '[a|an good|bad|great|terrible weather|news|advice|luck]': '$2 $3',
      '[many] #adj? #uncounted !#plural|#singular': 'much',
    },
  },
  wrongPlural: {
    kind: 'plural',
    reason: 'ownPlural',
    find: {
      '[childs|childrens|mans|mens|womans|womens|foots|feets|tooths|teeths|mouses|wifes|knifes|leafs|shelfs|sheeps]':
        '$1:singular',
      "[peoples] #base|who|in|from|can|will|are|have|were|and|don't|should|,|.": 'people',
      'many|some|other|young|old|most|of [peoples]': 'people',
      'their|our [lifes]': 'lives',
    },
    unless: (words, match) =>
      words.includes('peoples') &&
      /^(?:indigenous|native|different|various|all|the|these)$/.test(before(match)?.lower ?? ''),
  },
  pluralAdjective: {
    kind: 'plural',
    reason: 'pluralAdjective',
    find: {
      '[differents]': 'different',
      '[importants]': 'important',
      '[others #plural|people|children]': 'other $2',
      '[news] #onlyPlural|people|friends': null,
      '[anothers] #plural': 'other',
    },
    unless: (words) => words[0] === 'news',
  },
  oneOfThe: {
    kind: 'plural',
    reason: 'oneOf',
    find: {
      'one|some|many|most|both|each of the|my|his|her|our|their|your|these|those [#singular] !#singular|#plural|of|and':
        '$4:plural',
      'one of the|my|his|her|our|their|your #adj|best|biggest|greatest|worst|oldest [#singular] !#singular|#plural|and':
        '$5:plural',
      'one of the most #adj|beautiful|popular|interesting|important [#singular] !#singular|#plural':
        '$6:plural',
    },
    unless: (words) => /^(?:most|some|many)$/.test(words[0] ?? '') && words.length > 0 && words[0] !== 'many',
  },
  manySingular: {
    kind: 'plural',
    reason: 'pluralAfter',
    find: {
      'many|several|two|three|four|five|six|seven|eight|nine|ten|both|few|various [#singular] !#singular|#plural|#ing':
        '$2:plural',
      'many|several|two|three|four|five|six|seven|eight|nine|ten|few #adj [#singular] !#singular|#plural|#ing':
        '$3:plural',
      'lot|lots of [person|thing|friend|student|problem|place|country|book|car|child|tourist|animal|tree|house|restaurant|mistake|reason|advantage|game|movie|photo|idea|city] !#singular|#plural':
        '$3:plural',
      'different|these|those|other [kind|type|reason|idea|country|student] !of': '$2:plural',
    },
    unless: (words, match) =>
      (/^(?:experience|work|exercise|time|food|fruit|chicken|cake|money|space|fish|noise|pressure|attention|interest|space|choice|change|practice|language|night|hour|minute|day|week|month|year|percent|person|pound|o'clock|kilometer)$/.test(
        words.at(-1) ?? '',
      ) &&
        words[0] !== 'many' &&
        words[0] !== 'several') ||
      behind(match)?.text === '-' ||
      /^(?:number|size|page|at|line)$/.test(beforeAll(match)?.lower ?? '') ||
      (words[0] === 'many' && words[1] === 'a'),
  },
  threePerson: {
    kind: 'plural',
    reason: 'pluralAfter',
    find: {
      '#number|many|several|some|few [person] !per': 'people',
      '#number [year|month|week|day|hour|minute|time|child|friend|brother|sister] !#singular|old|of|later|period|break|trip|visa|course|plan':
        '$2:plural',
    },
    unless: (words, match) =>
      behind(match)?.text === '-' || words[0] === '1' || /^(?:a|an|the)$/.test(before(match)?.lower ?? ''),
  },
  everyPlural: {
    kind: 'plural',
    reason: 'everySingular',
    find: {
      'every|each|another [#onlyPlural|children|weekends|days|times|weeks|months|years|people] !#singular':
        '$2:singular',
      'every #adj [#onlyPlural]': '$3:singular',
      'a [children|people|men|women|friends|students|things|books|cars]  !#singular': '$2:singular',
    },
  },
  aPlural: {
    kind: 'article',
    reason: 'aPlural',
    find: { '[a|an] #onlyPlural > ': '', '[a|an] #adj #onlyPlural >': '' },
    unless: (words) => /^(?:few|series|means|species|dozen|lot)$/.test(words[1] ?? ''),
  },
  muchCounted: {
    kind: 'wordChoice',
    reason: 'muchMany',
    find: {
      '[much] #adj? #onlyPlural|people|friends|times|things|years|days|books': 'many',
      'how|too|so|very|not [much] #plural|people': 'many',
      '[little] #onlyPlural|people > ': null,
      '[less] people|students|cars|children|problems|things|friends|mistakes': 'fewer',
    },
    unless: (words, match) =>
      words[0] === 'little' ||
      (words[0] === 'less' && hasBefore(match, /^(?:no|or|more)$/)) ||
      (/^(?:how|as|very|pretty)$/.test(before(match)?.lower ?? '') &&
        words[0] === 'much' &&
        words.length === 2 &&
        /^(?:times)$/.test(words[1] ?? '')),
  },
  otherSingular: {
    kind: 'confusedWord',
    reason: 'anotherOther',
    find: {
      '!the|my|an|any|each|every|no|some|one|this|that|your|his|her|our|their|its|or|and|another|every [other] city|country|thing|way|place|person|job|school|problem|language|reason|option|day|house|room|example|student|town|village|advantage !#singular|#plural':
        'another',
      '[an other]': 'another',
      '[another] #onlyPlural|people !#singular': 'other',
    },
    unless: (_, match) =>
      /^(?:the|my|an|any|each|every|no|some|one|this|that|your|his|her|our|their|its|or|and)$/.test(
        before(match)?.lower ?? '',
      ),
  },
  mostOf: {
    kind: 'article',
    reason: 'mostOf',
    find: {
      '[the most of] #determiner|#plural|people|students|them|us': 'most of',
      '[most|some|many|several of] people|students|things|children|women|men|cities|countries': '$1',
      '[almost] people|students|children': 'almost all',
      '[the most of people|students]': 'most $4',
    },
  },
} satisfies LearnerRules;
