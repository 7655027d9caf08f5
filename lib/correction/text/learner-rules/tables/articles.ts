import { before, beforeAll } from '../beside';
import type { LearnerRules } from '../rule';

export const articles = {
  aProfession: {
    kind: 'article',
    reason: 'aProfession',
    find: {
      "am|is|was|i'm|he's|she's [#profession] !#singular|#plural": 'a $2',
      '{work}|{become} as? [#profession] !#singular|#plural': 'a $3',
      'as [#profession] in|at|for|since': 'a $2',
    },
    unless: (words, match) =>
      /^(?:cook)$/.test(words.at(-1) ?? '') || /^(?:there|who)$/.test(before(match)?.lower ?? ''),
  },
  whenIWasChild: {
    kind: 'article',
    reason: 'aProfession',
    find: {
      'i|he|she|we was|am|is [#stage] !#singular': 'a $3',
      'as [child|kid|teenager|student] ,|i|we|he|she': 'a $2',
    },
  },
  aLot: {
    kind: 'article',
    reason: 'fixedArticle',
    find: {
      'have|has|had|are|is|with|know|eat|do|see|learned|spend|spent|was|were|there|made|make|got|get [lot of]':
        'a lot of',
      'have|has|had|are|is|with|know|eat|do|see|for|was|were [lots of] a': null,
      'for|take|takes|took|spent|after [long time] !ago': 'a long time',
      'in|after|for|only [few] #unit': 'a few',
      'for|after|in [couple of] #unit|times': 'a couple of',
      'is|am|are|was|feel|felt|speak [little bit]': 'a little bit',
      'with|of|have|has|is|was|in|on|by|such [such] #adj? #singular !#singular|#plural': null,
    },
  },
  suchA: {
    kind: 'article',
    reason: 'soSuch',
    find: {
      '[such] #singular !#singular|#plural|and|as': 'such a',
      '[such] #adj #singular !#singular|#plural|and|as': 'such a',
    },
    unless: (words, match) =>
      /^(?:no|any|one|of|many|every)$/.test(before(match)?.lower ?? '') || /^(?:such)$/.test(words[1] ?? ''),
  },
  inTheBackground: {
    kind: 'article',
    reason: 'fixedArticle',
    find: {
      'in|at|from [background|foreground|middle|center|centre] !school|schools|#singular|#uncounted|class|management|ages|east|america':
        'the $2',
      'at|in|from|by|until [beginning|end] of': 'the $2',
      'on [left|right] ,|.|side|there|of': 'the $2',
      'in [morning|evening|afternoon] >': 'the $2',
      'at|in|with|from|have|has|had|of|are|is [same] as|#singular|#plural|time': 'the same',
      '{be}|{look} [same] >': 'the same',
      '{be} [same] as|like|with': 'the same',
      'for|at [first|second|last] time': 'the $2',
      'on|by [other] hand': 'the other',
      'all over [world]': 'the world',
      'in [world|internet|future] >': 'the $2',
      '{play} [#instrument] >': 'the $2',
      'most of [time|people] >': null,
    },
    unless: (words) =>
      (words[0] === 'in' && words[1] === 'future') ||
      words[1] === 'guitar' ||
      words[1] === 'piano' ||
      words[1] === 'violin',
  },
  theSport: {
    kind: 'article',
    reason: 'noArticle',
    find: {
      '{play} [the] #sport': '',
      '{learn}|{speak}|{study} [the] english|spanish|french|german|japanese|chinese|korean >': '',
      '{have}|{eat}|{make}|{cook} [a] breakfast|lunch|dinner >|with|at|together|for|in': '',
      '{go} to [the] bed >': '',
      '^ [the] last year|month|week|night|summer|weekend i|we|he|she|they|my': '',
      'in [the] italy|spain|france|germany|japan|china|korea|brazil|mexico|turkey|russia|india >': '',
      '{go} [to the] home': '',
      'in [the] nature >': '',
    },
  },
  theGeneral: {
    kind: 'article',
    reason: 'noArticleGeneral',
    sure: false,
    find: {
      '< [the] life|society|love|happiness|health|education|technology|nature|people|money|friendship|music|culture is|are|can|has|have|helps|makes|gives':
        '',
      'nowadays ,? [the] life|people|technology|children|students|money': '',
      '{like}|{love}|{hate}|{prefer} [the] animals|children|nature|music|sports|movies|books|dogs|cats|people > ':
        '',
      'in [the] school|life|society >': '',
      '{save}|{earn}|{spend} [the] money >': '',
    },
  },
  aNoun: {
    kind: 'article',
    reason: 'missingArticle',
    sure: false,
    find: {
      '{have}|{buy}|{need}|{want}|{find}|{get}|{see}|{read}|{wear}|{use}|{write}|{watch}|{hold}|{carry}|{rent}|{eat}|{draw} [#singular] >|in|on|with|at|for|to|from|which|about':
        'a $2',
      '#subject|it|this|that|there is|was [#singular] >|in|on|with|at|for|about': 'a $3',
      "it|this|he|she is|was|it's very|really? good|nice|big|small|new|great|important|beautiful|difficult|interesting|old|young [#singular] >|in|on|for|with|to":
        null,
      '{be} good|nice|big|small|new|great|beautiful|difficult|interesting [#singular] >|in|on|for|with|to|that':
        null,
      'there is|was [#singular] >|in|on|with|at': 'a $3',
      'with|like|as|without|on|in [phone|car|bicycle|computer|newspaper|table|bench|street|park|picture|photo|city|garden|box|bag] >|and|in|on':
        'a $2',
      'instead of [bus|car|train|bike|book|phone|computer] >': 'the $3',
    },
    unless: (words, match) =>
      (/^(?:dinner|lunch|breakfast|sport|cancer|fever|school|university|college|class|bed|church|home|work|hospital|television|tv|radio|interest|change|fish|chicken|chocolate|pizza|fruit|time|order|place|action|part|care|control|permission|experience|practice|access|business|art|war|law|history|life|hope|help|help|sense|use|fire|touch|shape|paper|glass|cash|attention|need|reason|feeling|patient|play|evening|morning|night|noise|trouble|sound|paper|cake|salad|dessert|exercise|study|research|language|plenty|favor|pressure|power|opportunity)$/.test(
        words.at(-1) ?? '',
      ) &&
        !/^(?:opportunity|reason)$/.test(words.at(-1) ?? '')) ||
      /^(?:a|an|the|my|your|his|her|no|of|for|such)$/.test(beforeAll(match)?.lower ?? '') ||
      /^(?:a|an|the|no)$/.test(before(match)?.lower ?? '') ||
      /^\p{Lu}/u.test(match.sentence.tokens[match.from]?.text ?? ''),
  },
  aAn: {
    kind: 'article',
    reason: 'aAn',
    find: {
      '[a] apple|orange|egg|hour|honest|umbrella|elephant|idea|example|important|interesting|old|easy|expensive|exam|office|artist|engineer|actor|accident|answer|email|animal|island|airport|apartment|opinion|opportunity|advantage|exciting|amazing|excellent|open|empty|elderly|ugly|english|italian|american|indian|unusual|uncle|aunt|adult|app|article|activity|environment|experience|argument|effort|event|exercise|effect|essay|employee|interview|internship|object|option|other':
        'an',
      '[an] university|useful|european|one|uniform|unique|united|user|usual|unit|union|hobby|house|big|good|nice|new|very|long|small|beautiful|difficult|problem|reason|book|car|city|friend|picture|dog|cat|man|woman|person|job|great|different|lot|little':
        'a',
      'a [other]': null,
    },
    unless: (words) => words[1] === 'other',
  },
} satisfies LearnerRules;
