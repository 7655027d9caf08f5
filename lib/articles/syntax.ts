import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Heading, Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { ArticleFault, type FaultPlace } from './fault';
import { withFault } from './faults/parser-fault';
import { pictureReason, picturesAlone, placePictures, type PictureLookup } from './figures/place-pictures';
import type { ArticleSource } from './files';

export interface Vocabulary {
  components: readonly string[];
  values: Readonly<Record<string, string>>;
  /** Where the pictures of these texts are found; without it they can have none. */
  picture?: PictureLookup;
}

/** Whether an attribute is a word in quotation marks or none; the value of a spread one, `{...x}`, is its code. */
const isPlain = ({ type, value }: { type: string; value?: unknown }) =>
  type === 'mdxJsxAttribute' && typeof (value ?? '') === 'string';

/**
 * Nothing in a text is run: braces stand for a value by its name, attributes are plain words, and what else MDX could do is
 * refused with a sentence for the writer.
 */
function plainSyntax({ components, values, picture }: Vocabulary) {
  return (tree: Root, file: VFile) => {
    const found: FaultPlace[] = [];
    const pictures = { file: file.path, find: picture, alone: picturesAlone(tree) };
    const fail = (reason: string, { position }: Node) => {
      found.push({ line: position?.start.line, reason });
    };
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case 'mdxjsEsm':
          return fail('begins with import or export, which texts cannot have', node);
        case 'image': {
          const reason = pictureReason(node, pictures);
          return reason === undefined ? undefined : fail(reason, node);
        }
        case 'imageReference':
          return fail('names a picture apart from its place: write ![What it shows](name.webp)', node);
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          const name = node.value.trim();
          const value = Object.hasOwn(values, name) ? values[name] : undefined;
          if (value === undefined || !parent || index === undefined)
            return fail(`has {${node.value}}; there are {${Object.keys(values).join('}, {')}}`, node);
          parent.children[index] = { type: 'text', value };
          return undefined;
        }
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          if (!components.includes(node.name ?? ''))
            return fail(`has <${node.name ?? ''}>; there are <${components.join('>, <')}>`, node);
          if (!node.attributes.every(isPlain))
            return fail(`has an attribute of <${node.name}> that is not in quotation marks`, node);
          return undefined;
        }
        default:
          return undefined;
      }
    });
    ArticleFault.throwAny(file.path, found);
    placePictures(tree);
  };
}

function headingIds() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      node.data = { ...node.data, hProperties: { id: slugger.slug(toString(node)) } };
    });
  };
}

export function syntax(vocabulary: Vocabulary) {
  return {
    remarkPlugins: [remarkGfm, [plainSyntax, vocabulary], headingIds],
  } satisfies Pick<ProcessorOptions, 'remarkPlugins'>;
}

export interface ContentsEntry {
  id: string;
  title: string;
}

export function contentsOf(tree: Root): ContentsEntry[] {
  return tree.children
    .filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
    .map((node) => ({ id: String(node.data?.hProperties?.id), title: toString(node) }));
}

/**
 * A text as a tree, with its values filled in.
 *
 * @throws ArticleFault with the line of what cannot be read
 */
export function articleTree({ file, text }: ArticleSource, vocabulary: Vocabulary): Root {
  return withFault(file, () => {
    const processor = createProcessor(syntax(vocabulary));
    const source = new VFile({ value: text, path: file });
    const tree = processor.parse(source) as Root;
    plainSyntax(vocabulary)(tree, source);
    headingIds()(tree);
    return tree;
  });
}
