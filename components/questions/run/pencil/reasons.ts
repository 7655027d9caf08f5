import { quotation, splitFirstSentence } from '@/lib/i18n/first-sentence';
import { drawn, english } from './drawn';

export type Reason = readonly (string | Node)[];

/**
 * Why each word of a question is right, as far as its explanations tell: each gap has one of its own, or a sentence of the one for all
 * of them quotes the word. What explains a question with one gap is about that already.
 *
 * @param words the right ones, in the order of the gaps
 */
export function reasonsOf(form: HTMLFormElement, words: readonly string[]): (Reason | undefined)[] {
  if (words.length < 2) return [];
  const own = [...form.querySelectorAll('details [data-reason]')];
  if (own.length === words.length) return own.map(({ childNodes }) => copyOf(childNodes));
  const sentences = sentencesOf(own[0]?.parentElement ?? undefined);
  const told = words.map((word) => word.toLowerCase());
  // Of a word that is missing twice, a sentence may mean the other one.
  return told.map((word) =>
    told.filter((one) => one === word).length > 1 ? undefined : sentenceOn(word, sentences),
  );
}

const copyOf = (nodes: NodeListOf<ChildNode>): Reason => [...nodes].map((node) => node.cloneNode(true));

function sentenceOn(word: string, sentences: readonly string[]): Reason | undefined {
  const quotes = sentences.map((sentence) =>
    [...sentence.matchAll(quoted)].map(([, text = '']) => text.toLowerCase()),
  );
  const itself = sentences.find((_, index) => quotes[index]?.includes(word));
  const among = sentences.filter((_, index) => quotes[index]?.some((text) => text.split(' ').includes(word)));
  const found = itself ?? (among.length === 1 ? among[0] : undefined);
  return found === undefined ? undefined : withQuotes(found);
}

const quoted = new RegExp(`${quotation.open}(.*?)${quotation.close}`, 'g');

/**
 * The sentences of an explanation, with its quotations in brackets; none where they cannot be found, as in Thai, which writes no ends of
 * them.
 */
function sentencesOf(explanation: Element | undefined): string[] {
  if (!explanation || !('Segmenter' in Intl)) return [];
  const copy = explanation.cloneNode(true) as Element;
  for (const quote of copy.querySelectorAll('[lang=en]'))
    quote.replaceWith(quotation.open + quote.textContent + quotation.close);
  const sentences: string[] = [];
  let rest = copy.textContent;
  while (rest) {
    const [sentence, others] = splitFirstSentence(rest, document.documentElement.lang || 'en');
    sentences.push(sentence.trim());
    rest = others;
  }
  return sentences.every((sentence) => ended.test(sentence)) ? sentences : [];
}

const ended = /[.?!。？！]\P{L}*$/u;

const withQuotes = (sentence: string): Reason =>
  sentence
    .split(quoted)
    .map((text, index) =>
      index % 2 === 0 ? text : drawn('span', { ...english, class: 'font-semibold' }, text),
    );
