/**
 * What each fault that the ICU parser names means for the writer of the text.
 * @type {Record<string, string>}
 */
const reasons = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A { has no closing }: write } behind the name or the case that it opens.',
  EMPTY_ARGUMENT: 'There is nothing between { and }: write the name that English has there.',
  MALFORMED_ARGUMENT:
    'The } after a name in braces is missing, or the name has spaces or signs in it: write {name}.',
  EXPECT_ARGUMENT_TYPE:
    'After the comma in {name, …} the kind is missing: number, date, time, plural or select.',
  INVALID_ARGUMENT_TYPE:
    'The kind in {name, …} must be number, date, time, plural, selectordinal or select, in English.',
  EXPECT_ARGUMENT_STYLE: 'After the second comma in {name, kind, …} the style is missing.',
  INVALID_NUMBER_SKELETON: 'The number style after :: is not known; copy it from English.',
  INVALID_DATE_TIME_SKELETON: 'The date style after :: is not known; copy it from English.',
  EXPECT_NUMBER_SKELETON: 'After :: the number style is missing; copy it from English.',
  EXPECT_DATE_TIME_SKELETON: 'After :: the date style is missing; copy it from English.',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'An apostrophe in the style of {name, kind, style} has no second one.',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'The plural or select has no cases: write {n, plural, one {…} other {…}}.',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: 'After offset: a number is missing.',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: 'After offset: only a whole number is allowed.',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'The select has no cases: write {x, select, a {…} other {…}}.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'The plural has no cases: write {n, plural, one {…} other {…}}.',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'After the name of a case its text in { } is missing.',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT:
    'After the name of a case (one, few, other…) its text in { } is missing.',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'A case of the plural must be zero, one, two, few, many, other or =5.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'The plural has the same case twice: remove one.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'The select has the same case twice: remove one.',
  MISSING_OTHER_CLAUSE: 'The plural or select lacks the case other: add other {…} before its last }.',
  INVALID_TAG: 'A tag is not written as <b>text</b>; it takes no attributes.',
  INVALID_TAG_NAME: 'The name in a tag is not allowed; copy the tag from English.',
  UNMATCHED_CLOSING_TAG:
    'A closing tag such as </b> does not fit the opening tag before it: copy the tags from English.',
  UNCLOSED_TAG: 'A tag such as <b> is never closed: write </b> behind the words that it is around.',
};

/**
 * @param {unknown} error what `parse` threw
 * @param {string} text the text it was given
 * @returns {string}
 */
export function syntaxReason(error, text) {
  const message = error instanceof Error ? error.message : String(error);
  const reason = reasons[message] ?? `The text cannot be read: ${message}.`;
  const offset = /** @type {{ location?: { start: { offset: number } } }} */ (error).location?.start.offset;
  const place = offset === undefined ? '' : ` Look at “${excerpt(text, offset)}”.`;
  const apostrophe = /(?<!')'[{}<>#]/.test(text) ? ` ${apostropheAdvice}` : '';
  return reason + place + apostrophe;
}

export const apostropheAdvice =
  "An apostrophe right before {, }, <, > or # makes the page show what follows as plain text: write ’ or two apostrophes ('').";

/** @param {string} text @param {number} offset */
function excerpt(text, offset) {
  const start = Math.max(0, Math.min(offset, text.length - 1) - 8);
  return text
    .slice(start, start + 28)
    .replace(/\s+/g, ' ')
    .trim();
}
