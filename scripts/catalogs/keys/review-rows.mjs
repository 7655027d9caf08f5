import { z } from 'zod';

/** The rows that decide which texts of the `reviews` catalog are shown; lib/site/reviews.ts has their whole shape. */
const file = 'content/reviews.json';
const rows = z.object({ reviews: z.array(z.object({ data: z.object({ content: z.string() }) })) });

/**
 * Reviews of which one half is missing: a row without its text, or a text that no row shows.
 * @param {string} content of the file with the rows
 * @param {string} dir folder of the catalogs
 * @param {Iterable<string>} keys of the English `reviews` catalog
 * @returns {import('../check-catalogs.mjs').Problem[]}
 */
export function reviewProblems(content, dir, keys) {
  let parsed;
  try {
    parsed = rows.parse(JSON.parse(content)).reviews;
  } catch {
    const reason =
      'The file is not a list of reviews as the site reads it: compare it with how it was before.';
    return [{ file, key: '', rule: 'reviews', reason }];
  }
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
      reason: `No page shows this text: the review has no row in ${file}.`,
    })),
  ];
}
