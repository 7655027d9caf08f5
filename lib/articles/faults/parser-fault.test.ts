import { expect, it } from 'vitest';
import { ArticleFault } from '../fault';
import { articleTree } from '../syntax';

function faultOf(text: string): string {
  try {
    articleTree(
      { file: 'a.mdx', text },
      { components: ['Note', 'Try', 'en'], values: { brand: 'Verbista' } },
    );
  } catch (error) {
    if (error instanceof ArticleFault) return error.message;
    throw error;
  }
  return 'nothing';
}

it.each([
  [
    'One\n\na <5 b',
    'a.mdx:3: has 5 behind a <, which begins a part such as <Note>: write less than in words',
  ],
  [
    'x {brand',
    'a.mdx:1: has a { without its }: between { and } only the name of a value can stand, such as {brand}',
  ],
  [
    'x {1 a}',
    'a.mdx:1: has braces that cannot be read: between { and } only the name of a value can stand, such as {brand}',
  ],
  ['One\n\n<Note>\n\nx', 'a.mdx:3: opens <Note> and never closes it: </Note> is missing'],
  [
    '<Note>x\n\n</Note>',
    'a.mdx:1: opens <Note> in a paragraph or list that ends before </Note>: around several lines <Note> and </Note> stand on lines of their own, with empty lines between',
  ],
  [
    'x </Note>',
    'a.mdx:1: closes a part that was not opened: </Note> needs a <Note> before it, and no space may stand behind <',
  ],
  ['x <en>a</em>', 'a.mdx:1: has </em> where <en> has to be closed first: with </en>'],
  [
    '<Try type=readAndSelect />',
    'a.mdx:1: has r behind a =, where a quotation mark has to stand: <Try type="readAndSelect" />',
  ],
  [
    '<Try type="a',
    'a.mdx:1: has a < whose > or closing quotation mark is missing: write less than in words, or the part as <Try type="readAndSelect" />',
  ],
  ['<!-- x -->', 'a.mdx:1: has <!-- a note to oneself -->, which texts cannot have'],
  ['see <https://x.y>', 'a.mdx:1: has an address between < and >: write [words](https://…)'],
  ['<Note>{}</Note>', 'a.mdx:1: has {}; there are {brand}'],
  [
    'import a from',
    'a.mdx:1: begins with import or export, which texts cannot have: begin the line with another word',
  ],
  [
    '> {a\nb}',
    'a.mdx:2: has a { whose } is missing in the same paragraph: between { and } only the name of a value can stand, such as {brand}',
  ],
  [
    '<Try type={} />',
    'a.mdx:1: has nothing between { and }: between { and } only the name of a value can stand, such as {brand}',
  ],
])('says what the parser complains of in words for whoever writes: %s', (text, said) => {
  expect(faultOf(text)).toBe(said);
});
