import { expect, it } from 'vitest';
import { reviewProblems } from './review-rows.mjs';

const rows = (...keys: string[]) =>
  JSON.stringify({ reviews: keys.map((content) => ({ data: { content } })) });
const problems = (content: string) =>
  reviewProblems(content, 'messages', ['anna', 'ben']).map(({ file, key }) => `${file} ${key}`);

it('names a text that no row shows, and a row without a text', () => {
  expect(problems(rows('anna', 'ben'))).toEqual([]);
  expect(problems(rows('anna'))).toEqual(['messages/en/reviews.json ben']);
  expect(problems(rows('anna', 'ben', 'carl'))).toEqual(['content/reviews.json carl']);
});

it.each(['', '{ "reviews": {} }', '{ "reviews": [{}] }'])('reports the file %j', (content) => {
  expect(problems(content)).toEqual(['content/reviews.json ']);
});
