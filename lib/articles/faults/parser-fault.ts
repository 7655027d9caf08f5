import { VFileMessage } from 'vfile-message';
import { ArticleFault } from '../fault';

/** @throws ArticleFault where the parser complains, in words for whoever writes texts; any other error as it is */
export function withFault<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof VFileMessage) throw new ArticleFault(file, lineOf(error), wordsOf(error));
    throw error;
  }
}

/** Some messages of the parser have their place in their words alone. */
function lineOf({ line, reason }: VFileMessage): number | undefined {
  const said = /\((\d+):\d+/.exec(reason)?.[1];
  return line ?? (said === undefined ? undefined : Number(said));
}

const inBraces = 'between { and } only the name of a value can stand, such as {brand}';

/**
 * What the parser's rules mean for a text; its own words are for programmers. The rules are those of micromark-extension-mdx-jsx,
 * micromark-extension-mdx-expression, micromark-extension-mdxjs-esm and mdast-util-mdx-jsx.
 */
function wordsOf({ ruleId, source, reason }: VFileMessage): string {
  const [named = ''] = /<\/?[^\s>`]*>/.exec(reason) ?? [];
  switch (ruleId) {
    case 'end-tag-mismatch':
      return endTagWords(reason);
    case 'unexpected-closing-slash':
      return 'closes a part that was not opened: </Note> needs a <Note> before it, and no space may stand behind <';
    case 'unexpected-empty-expression':
      return `has nothing between { and }: ${inBraces}`;
    case 'acorn':
      return source?.includes('esm')
        ? 'begins with import or export, which texts cannot have: begin the line with another word'
        : `has braces that cannot be read: ${inBraces}`;
    case 'unexpected-lazy':
      return `has a { whose } is missing in the same paragraph: ${inBraces}`;
    case 'unexpected-eof':
      return source?.includes('expression')
        ? `has a { without its }: ${inBraces}`
        : `has a < whose > or closing quotation mark is missing: write less than in words, or the part as <Try type="readAndSelect" />`;
    case 'unexpected-character':
      return characterWords(reason);
    default:
      return `has something in braces or angle brackets that cannot be read${named === '' ? '' : ` (${named})`}: compare it with another text`;
  }
}

function endTagWords(reason: string): string {
  const [first = '', second = ''] = [...reason.matchAll(/<\/?[^\s>`]*>/g)].map(([tag]) => tag);
  if (second !== '')
    return `has ${first} where ${second} has to be closed first: with ${second.replace('<', '</')}`;
  const closing = first.replace('<', '</');
  if (!/before the end of/.test(reason)) return `opens ${first} and never closes it: ${closing} is missing`;
  return `opens ${first} in a paragraph or list that ends before ${closing}: around several lines ${first} and ${closing} stand on lines of their own, with empty lines between`;
}

function characterWords(reason: string): string {
  const sign = /^Unexpected character `(.+?)` \(/.exec(reason)?.[1] ?? '';
  if (reason.includes('attribute value'))
    return `has ${sign} behind a =, where a quotation mark has to stand: <Try type="readAndSelect" />`;
  if (reason.includes('create a link')) return 'has an address between < and >: write [words](https://…)';
  if (reason.includes('create a comment')) return 'has <!-- a note to oneself -->, which texts cannot have';
  return `has ${sign} behind a <, which begins a part such as <Note>: write less than in words`;
}
