const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Classes of words that are short enough to be listed; patterns ask for them by `#name`. */
export const lists = {
  subject: listed('i you he she it we they'),
  /** Those whose verb has no `-s`. */
  manySubject: listed('i you we they'),
  oneSubject: listed('he she it'),
  object: listed('me him her us them'),
  possessive: listed('my your his her its our their'),
  article: listed('a an the'),
  determiner: listed(
    'a an the my your his her its our their this that these those some any no every each another',
  ),
  modal: listed('can could will would shall should may might must'),
  numeral: listed(
    `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty`,
  ),
  preposition: listed(
    'in on at of for from with to by about into after before without through during under over',
  ),
  wh: listed('what where when why how who'),
  being: listed("am is are was were be been i'm he's she's it's we're you're they're"),
  quantifier: listed('many several few some both various two three four five six seven eight nine ten'),
  unit: listed('seconds minutes hours days weeks months years decades'),
  day: listed(
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  ),
  month: listed('january february april june july august september october november december'),
  language: listed(
    `english spanish french german italian portuguese russian chinese japanese korean turkish arabic thai indonesian dutch
    greek polish hindi vietnamese ukrainian american british european mexican brazilian canadian australian indian swedish`,
  ),
  country: listed(
    `germany france spain italy portugal russia china japan korea brazil mexico thailand indonesia india england canada
    australia america europe asia africa argentina colombia vietnam egypt greece poland ukraine sweden switzerland austria`,
  ),
  profession: listed(
    `accountant actor actress architect artist baker chef cook dentist designer developer doctor driver engineer farmer
    journalist lawyer manager mechanic musician nurse pilot programmer scientist secretary singer student teacher translator
    waiter waitress writer`,
  ),
  stage: listed('child kid boy girl teenager student baby adult'),
  someone: listed(
    `man woman boy girl mother father brother sister son daughter friend teacher student boss husband wife grandmother
    grandfather uncle aunt cousin neighbor neighbour mom dad child person guy lady doctor colleague classmate`,
  ),
  persons: listed(
    `people men women boys girls children students teachers parents friends brothers sisters tourists visitors customers
    workers employees teenagers adults neighbors neighbours colleagues classmates kids persons citizens guests`,
  ),
  everyone: listed('everybody everyone somebody someone nobody anybody anyone everything something nothing'),
  frequency: listed(
    'always often usually sometimes never also really still just only already normally rarely',
  ),
  clause: listed(
    'because if when although though while unless since after before until that whether as where who which',
  ),
  joining: listed('and but because so or'),
  meal: listed('breakfast lunch dinner'),
  instrument: listed('guitar piano violin drums flute'),
  sport: listed('football soccer basketball tennis volleyball baseball badminton chess hockey golf'),
  transport: listed('bus train car bike bicycle plane taxi subway metro ship boat tram motorcycle'),
  app: listed('youtube facebook instagram tiktok twitter whatsapp netflix internet'),
} as const satisfies Record<string, ReadonlySet<string>>;

/** Adjectives that learners use; those that are often something else, such as `right`, are left out. */
export const adjectives = listed(
  `able afraid ancient angry annoying attractive available awful bad beautiful big boring bright busy calm careful cheap clean
  clear clever cold colorful comfortable common cool crazy crowded cute dangerous dark deep delicious different difficult dirty dry
  early easy elderly empty excellent excited exciting expensive famous fantastic fast fat free fresh friendly full funny fun good
  great green grateful happy hard healthy heavy helpful high honest hot huge hungry ill important impossible independent intelligent
  interested interesting international jealous kind large late lazy local lonely long loud lovely low lucky main modern narrow nervous
  new nice noisy normal old other patient peaceful perfect personal polite poor popular positive possible practical pretty private
  professional proud public quick quiet rare ready real red relaxed relaxing rich rude sad safe scared serious shy sick similar simple
  slow small smart social special strange strict strong stupid successful sunny surprised sweet tall terrible thick thin tired
  traditional typical ugly unhappy unhealthy unique useful useless usual warm weak white wide wonderful wooden worried wrong young
  black blue brown gray grey yellow cloudy rainy windy necessary essential worth certain
  confusing disappointing amazing surprising tiring frightening embarrassing satisfying inspiring shocking
  bored confused disappointed amazed frightened embarrassed satisfied inspired shocked`,
);
