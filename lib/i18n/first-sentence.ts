/** What stands around a quotation in another language; the rules for the ends of sentences look through brackets, as they would not through tags. */
export const quotation = { open: '⟦', close: '⟧' } as const;

/**
 * Divides a text after its first sentence, as its language does (Unicode annex 29). A sentence does not end inside a quotation.
 *
 * @param text with quotations between the brackets of {@link quotation}
 * @returns the sentence and what follows it; together they are the text
 */
export function splitFirstSentence(text: string, locale: string): [first: string, rest: string] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let end = 0;
  for (const { segment } of locale === 'th' ? thaiSentences(text) : segmenter.segment(text)) {
    end += segment.length;
    // Without a space between, the annex takes the bracket that follows a full stop for one that closes.
    const first = text.slice(0, end).replace(new RegExp(`${quotation.open}$`), '');
    if (first.split(quotation.open).length === first.split(quotation.close).length)
      return [first, text.slice(first.length)];
  }
  return [text, ''];
}

/**
 * Thai has no sign for the end of a sentence, and the annex finds none: a space stands there, as it does between clauses and around what
 * is foreign. It ends one between two words in Thai, also after a remark in parentheses unless this translates a quotation, and before
 * a word that begins anew. It ends none before a word that carries on, in a list, nor after a few letters.
 */
const thaiEnd =
  /(?<=.{22})(?:(?<=[ก-ๅ็-๎]|[ก-๛] \([^)]*\)) (?=[ก-ฮเ-ไ])(?!และ|หรือ|เช่น|คือ|จึง|เพราะ|[ก-๛]{1,12} (?:และ|หรือ))|(?<=[^,:]) (?=ส่วน|แต่|ลอง))/u;

function* thaiSentences(text: string): Generator<{ segment: string }> {
  let rest = text;
  for (let end = rest.search(thaiEnd); end >= 0; end = rest.search(thaiEnd)) {
    yield { segment: rest.slice(0, end + 1) };
    rest = rest.slice(end + 1);
  }
  yield { segment: rest };
}
