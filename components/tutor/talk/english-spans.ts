import { englishMarks } from '@/lib/tutor/english';

/** What a tree of HTML is made of, as far as it is looked at here (https://github.com/syntax-tree/hast). */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const parts = new RegExp(`([${englishMarks.open}${englishMarks.close}])`);

/** Above it English is a text of its own, and stands out by nothing but its language. */
const wordsLength = 60;

/** Puts what stands between marks of English into elements that say that it is English, across whatever other elements there are. */
export function englishSpans() {
  return (tree: Node): void => {
    let isOn = false;
    const visit = (node: Node): Node[] => {
      if (node.type !== 'text')
        return [{ ...node, ...(node.children && { children: node.children.flatMap(visit) }) }];
      return (node.value ?? '').split(parts).flatMap((part) => {
        if (part === englishMarks.open || part === englishMarks.close) {
          isOn = part === englishMarks.open;
          return [];
        }
        if (part === '') return [];
        const text: Node = { type: 'text', value: part };
        return isOn && part.trim() !== '' ? [english(text, part.length)] : [text];
      });
    };
    tree.children = tree.children?.flatMap(visit);
  };
}

const english = (text: Node, length: number): Node => ({
  type: 'element',
  tagName: 'span',
  properties: { lang: 'en', ...(length <= wordsLength && { className: ['font-semibold'] }) },
  children: [text],
});
