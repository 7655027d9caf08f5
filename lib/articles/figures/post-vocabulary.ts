import type { Vocabulary } from '../syntax';
import { articleValues, blogParts } from '../values';
import { pictureFile } from './picture-file';

/** What posts may hold. The pictures of a post lie in a folder that is called as its file is, the same for all languages. */
export const postVocabulary: Vocabulary = {
  components: blogParts,
  values: articleValues,
  picture: (file, name) => pictureFile(postOf(file), name),
};

function postOf(file: string): string {
  return file.replace(/^content\/blog\/[^/]+\//, '').replace(/\.mdx$/, '');
}
