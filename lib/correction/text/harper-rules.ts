import type { MarkKind } from '../correction';

/** What becomes of the findings of a rule of Harper’s: nothing, or a mark whose kind, where none is named, follows from the change. */
export interface HarperRule {
  kind?: MarkKind;
  /** A key of the catalog `marks`, below `reasons`. */
  reason?: string;
  sure?: boolean;
}

/**
 * Rules whose findings are dropped: matters of taste and of print, which the test does not ask for, such as dashes, and rules that are
 * wrong about what learners write more often than right, such as those that join `red coat`.
 */
const dropped = new Set(
  `AvoidAndAlso AvoidContractions AvoidCurses AnalogAcousticBike AmazonNames AppleNames AzureNames BlacklistWhitelist
  BoringWords CompoundNouns CondenseAllThe CurrencyPlacement Dashes DayOneNames DefiniteArticle Devops EllipsisLength
  FatalOutcome FillerWords FootInchMinuteSecondSymbols GoogleNames Hedging InOnTheCards JetpackNames LitotesDirectPositive
  LongSentences MergeWords MetaNames MicrosoftNames MissingPreposition MoreAdjective NoFrenchSpaces NoOxfordComma
  NumericRangeEnDash OkToOkay OxfordComma PocketCastsNames RepeatedWords PossessiveNoun PreferPleaded PreferPled PreferSneaked
  PreferSnuck QuoteSpacing Regionalisms SendAnEmailTo Spaces SpelledNumbers Towards TransposedSpace TumblrNames
  UnclosedQuotes UpdatePlaceNames UseEllipsisCharacter UseTitleCase WordPressDotcom YeaToYeah YehToYeah HaveTakeALook
  AmInTheMorning FedUpWith TillDate DisjointPrefixes WouldNeverHave OrthographicConsistency`.split(/\s+/),
);

const droppedKinds = new Set(['Regionalism', 'Formatting', 'Readability']);

const known = new Map(
  Object.entries<HarperRule>({
    AnA: { kind: 'article', reason: 'aAn' },
    AdjectiveDoubleDegree: { kind: 'extraWord', reason: 'doubleComparative' },
    MoreBetter: { kind: 'extraWord', reason: 'doubleComparative' },
    CapitalizePersonalPronouns: { kind: 'capital', reason: 'capitalI' },
    CommaFixes: { kind: 'punctuation', reason: 'blanks' },
    Countries: { kind: 'capital', reason: 'capitalName', sure: false },
    DidPast: { kind: 'verbForm', reason: 'afterDo' },
    DiscourseMarkers: { kind: 'punctuation', reason: 'commaAfterOpening', sure: false },
    Everyday: { kind: 'confusedWord', reason: 'everyday' },
    GoodAt: { kind: 'preposition', reason: 'adjectivePreposition', sure: false },
    HavePronoun: { kind: 'agreement', reason: 'thirdPerson' },
    ItsContraction: { kind: 'confusedWord', reason: 'itsIts' },
    ItsPossessive: { kind: 'confusedWord', reason: 'itsIts' },
    LookingForwardTo: { kind: 'verbForm', reason: 'lookForwardTo' },
    MassNouns: { kind: 'plural', reason: 'uncounted', sure: false },
    MissingDeterminer: { kind: 'article', reason: 'missingArticle', sure: false },
    MissingTo: { kind: 'missingWord', reason: 'missingTo' },
    Months: { kind: 'capital', reason: 'capitalName' },
    NominalWants: { kind: 'agreement', reason: 'thirdPerson' },
    OneOfTheSingular: { kind: 'plural', reason: 'oneOf' },
    PronounInflectionBe: { kind: 'agreement', reason: 'thirdPerson' },
    PronounVerbAgreement: { kind: 'agreement', reason: 'thirdPerson' },
    RegularIrregulars: { kind: 'verbForm', reason: 'irregular' },
    SentenceCapitalization: { kind: 'capital', reason: 'capitalFirst' },
    SimplePastToPastParticiple: { kind: 'verbForm', reason: 'participle' },
    SinceDuration: { kind: 'preposition', reason: 'forDuration' },
    ThenThan: { kind: 'confusedWord', reason: 'thenThan' },
    ThereIsAgreement: { kind: 'agreement', reason: 'thereIs' },
    TheirToThere: { kind: 'confusedWord', reason: 'similarWords' },
    ThereToTheir: { kind: 'confusedWord', reason: 'similarWords' },
    ToTwoToo: { kind: 'confusedWord', reason: 'similarWords' },
    Touristic: { kind: 'wordChoice', reason: 'usualPhrase', sure: false },
    WillNonLemma: { kind: 'verbForm', reason: 'afterModal' },
  }),
);

const byKind = new Map(
  Object.entries<HarperRule>({
    Agreement: { kind: 'agreement', reason: 'thirdPerson' },
    Capitalization: { kind: 'capital', reason: 'capitalName', sure: false },
    Enhancement: { kind: 'style', reason: 'stronger', sure: false },
    Miscellaneous: { sure: false },
    Punctuation: { kind: 'punctuation', sure: false },
    Redundancy: { kind: 'extraWord', reason: 'saidTwice', sure: false },
    Repetition: { kind: 'repetition', reason: 'doubleWord' },
    Spelling: { kind: 'spelling' },
    Style: { kind: 'style', reason: 'style', sure: false },
  }),
);

/** What becomes of the findings of a rule; null where they are dropped. */
export function harperRule(rule: string, kind: string): HarperRule | null {
  if (dropped.has(rule)) return null;
  const own = known.get(rule);
  if (own) return own;
  if (/^Expand|Names$/.test(rule)) return { kind: 'style', reason: 'style', sure: false };
  return droppedKinds.has(kind) ? null : (byKind.get(kind) ?? {});
}
