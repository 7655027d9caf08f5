import { importSource } from '../../../scripts/run/checkout/import-source.mjs';
import { valueWords } from '../text/value-words.mjs';

/** The rows that decide which texts of the `reviews` catalog are shown. */
const file = 'content/reviews.json';

/** @typedef {typeof import('../../../lib/site/review-file').reviewFile} ReviewFile */

/** @returns {Promise<ReviewFile>} */
export async function loadReviewFile() {
  return (await importSource('lib/site/review-file.ts')).reviewFile;
}

/**
 * Rows that the site cannot read, and reviews of which one half is missing: a row without its text, or a text that no row shows.
 * @param {string} content of the file with the rows
 * @param {string} dir folder of the catalogs
 * @param {Iterable<string>} keys of the English `reviews` catalog
 * @param {ReviewFile} shape
 * @returns {import('../check-catalogs.mjs').Problem[]}
 */
export function reviewProblems(content, dir, keys, shape) {
  /** @type {ReturnType<ReviewFile['safeParse']>} */
  let read;
  try {
    read = shape.safeParse(JSON.parse(content), { error: valueWords });
  } catch {
    return [
      { file, key: '', rule: 'reviews', reason: 'The file is not JSON: compare it with how it was before.' },
    ];
  }
  if (!read.success) {
    return read.error.issues.map(({ path, message }) => ({
      file,
      key: path[0] === 'reviews' && path.length > 1 ? `review ${Number(path[1]) + 1}` : '',
      rule: 'reviews',
      reason: `${path.slice(2).join('.') || 'The file'}: ${message}.`,
    }));
  }
  const parsed = read.data.reviews;
  const shown = parsed.map(({ data }) => data.content);
  const texts = [...keys];
  const lost = texts.filter((key) => !shown.includes(key));
  const bare = shown.filter((key) => !texts.includes(key));
  return [
    ...bare.map((key) => ({
      file,
      key,
      rule: 'reviews',
      reason: `The review has no text: write it under this key in ${dir}/en/reviews.json and the other languages.`,
    })),
    ...lost.map((key) => ({
      file: `${dir}/en/reviews.json`,
      key,
      rule: 'reviews',
      reason: `No page shows this text: give it a row in ${file}, or take it out in every language.`,
    })),
  ];
}
