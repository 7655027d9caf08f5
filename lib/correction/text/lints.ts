import { editDistance } from '@/lib/questions/alignment';
import type { MarkKind } from '../correction';
import { isBritish } from './british';
import { kindOfChange } from './change';
import type { Finding } from './finding';
import { harperRule } from './harper-rules';
import type { Lint } from './lint';
import { isPlural } from './words/nouns';
import { isForm } from './words/verbs';

const usualReasons: Readonly<Record<MarkKind, string>> = {
  spelling: 'spelling',
  capital: 'capitalName',
  punctuation: 'punctuation',
  article: 'fixedArticle',
  agreement: 'thirdPerson',
  verbForm: 'verbForm',
  tense: 'verbForm',
  preposition: 'usualPhrase',
  plural: 'pluralForm',
  pronoun: 'usualPhrase',
  wordOrder: 'usualPhrase',
  wordChoice: 'usualPhrase',
  confusedWord: 'similarWords',
  missingWord: 'missingWord',
  extraWord: 'extraWord',
  repetition: 'doubleWord',
  style: 'style',
};

/** Harper’s findings as ours, in no order; those that are no matter of the test, or not at their place, are left out. */
export function lintFindings(text: string, lints: readonly Lint[]): Finding[] {
  return lints.flatMap((lint) => findingOf(text, lint) ?? []);
}

function findingOf(text: string, lint: Lint): Finding | null {
  const { start, end, found } = lint;
  const rule = harperRule(lint.rule, lint.kind);
  const isThere =
    start >= 0 &&
    start < end &&
    end <= text.length &&
    text.slice(start, end) === found &&
    found.trim() !== '';
  if (!rule || !isThere) return null;
  if (lint.kind === 'Spelling' || lint.rule === 'SplitWords') return spelling(text, lint);
  if (lint.rule === 'DiscourseMarkers' && !opening.test(found)) return null;
  const better =
    lint.suggestions.find((one) => lint.rule !== 'RegularIrregulars' || isForm(one, 'past')) ??
    lint.suggestions[0] ??
    null;
  if (better === found || (better !== null && isBritish(found.toLowerCase(), [better]))) return null;
  const plural = better !== null && isPlural(better) ? 'plural' : undefined;
  const kind =
    (lint.rule === 'RegularIrregulars' ? plural : undefined) ??
    rule.kind ??
    (better === null ? 'wordChoice' : kindOfChange(found, better));
  const reason = rule.reason ?? (better === null ? 'lookAgain' : usualReasons[kind]);
  const finding = {
    start,
    end,
    kind,
    better,
    reason,
    sure: better !== null && (rule.sure ?? true),
    isOwn: false,
  };
  const added = better?.startsWith(found) === true ? better.slice(found.length) : '';
  return added !== '' && !/^\p{L}/u.test(added) ? insertion(text, finding, added) : finding;
}

/** What Harper puts behind a word, as an insertion: a word before the next one, a sign behind its own. More letters are another word. */
function insertion(text: string, finding: Finding, added: string): Finding {
  const isWord = /^\s+\p{L}/u.test(added) && text[finding.end] === ' ';
  const at = finding.end + (isWord ? 1 : 0);
  return { ...finding, start: at, end: at, better: isWord ? `${added.trim()} ` : added };
}

/** Words at the beginning of a sentence that a comma follows; behind others, such as “nowadays”, it is a matter of taste. */
const opening =
  /^(?:however|moreover|furthermore|therefore|nevertheless|in addition|in conclusion|for (?:example|instance)|first of all|first?ly|secondly|finally|on the other hand)$/i;

/** Letters that a likely slip may differ in. */
const slip = 2;

function spelling(text: string, { start, end, found, suggestions }: Lint): Finding | null {
  const lower = found.toLowerCase();
  if (isBritish(lower, suggestions) || !/^\p{L}[\p{L}\p{M}'’-]*$/u.test(found)) return null;
  const finding = { start, end, isOwn: false };
  const cased = suggestions.find((one) => one.toLowerCase() === lower);
  if (cased !== undefined)
    return {
      ...finding,
      kind: 'capital',
      better: cased,
      reason: 'capitalName',
      sure: /^\p{Ll}/u.test(found),
    };
  const [first] = suggestions;
  const best = suggestions.find((one) => !/['’]/.test(one)) ?? first ?? null;
  const isNear = best !== null && editDistance(lower, best.toLowerCase()) <= slip;
  const isName = /^\p{Lu}/u.test(found);
  if (isName && !isSentenceStart(text, start)) return null;
  const reason = best === null ? 'unknownWord' : 'spelling';
  return { ...finding, kind: 'spelling', better: best, reason, sure: isNear && !isName };
}

const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.!?\n]["”’)]?\s*)["“‘(]?$/u.test(text.slice(Math.max(0, at - 6), at));
