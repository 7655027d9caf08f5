import { expect, it } from 'vitest';
import { reviewFile } from '@/lib/site/review-file';
import { reviewProblems } from './review-rows.mjs';

const row = (content: string, order: number, change: object = {}) => ({
  id: order,
  type: 1,
  order,
  createTime: '2026-01-12T09:00:00.000Z',
  data: { avatar: null, nickname: 'A', rate: '5', country: 'NG', content, ...change },
});
const rows = (...keys: string[]) =>
  JSON.stringify({ sample: true, reviews: keys.map((key, index) => row(key, index + 1)) });
const problems = (content: string) =>
  reviewProblems(content, 'messages', ['anna', 'ben'], reviewFile).map(({ file, key }) => `${file} ${key}`);

it('names a text that no row shows, and a row without a text', () => {
  expect(problems(rows('anna', 'ben'))).toEqual([]);
  expect(problems(rows('anna'))).toEqual(['messages/en/reviews.json ben']);
  expect(problems(rows('anna', 'ben', 'carl'))).toEqual(['content/reviews.json carl']);
});

it('says which field of which row is wrong', () => {
  const wrong = [
    row('anna', 1),
    { ...row('ben', 2, { rate: '9', country: 'Nigeria' }), createTime: '12.01.2026' },
  ];
  const found = reviewProblems(
    JSON.stringify({ sample: true, reviews: wrong }),
    'messages',
    ['anna', 'ben'],
    reviewFile,
  );
  expect(found.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
    'review 2 createTime: A moment such as "2026-01-12T09:00:00.000Z".',
    'review 2 data.rate: A number from 0 to 5, such as 4.8.',
    'review 2 data.country: Two capital letters, such as DE.',
  ]);
});

it.each(['', '{ "reviews": {} }', '{ "sample": true, "reviews": [{}] }'])(
  'reports the file %j',
  (content) => {
    expect(problems(content)[0]).toMatch(/^content\/reviews\.json/);
  },
);
