import { evaluateSync } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import { withFault, syntax, type Vocabulary } from './syntax';
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
    () => evaluateSync({ value: text, path: file }, { ...runtime, ...syntax(vocabulary) }).default,
  );
}
