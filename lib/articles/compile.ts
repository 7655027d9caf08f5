import { evaluateSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { withFault } from './faults/parser-fault';
import { syntax, type Vocabulary } from './syntax';
import type { ArticleSource } from './files';

/**
 * A text as a component that takes the site's parts by their names. It is made where pages are built, from files that were checked
 * to hold no code.
 *
 * @throws ArticleFault with the line of what cannot be read
 */
export function compileArticle({ file, text }: ArticleSource, vocabulary: Vocabulary): MDXContent {
  return withFault(
    file,
    () => evaluateSync({ value: text, path: file }, { ...runtime, ...options(vocabulary) }).default,
  );
}

function options(vocabulary: Vocabulary) {
  const { remarkPlugins } = syntax(vocabulary);
  return { remarkPlugins: [...remarkPlugins, capitalParts] };
}

/** MDX takes a name in small letters for an element of HTML and asks nobody for a part of that name; texts say `<en>`. */
function capitalParts() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name) node.name = node.name.charAt(0).toUpperCase() + node.name.slice(1);
    });
  };
}
