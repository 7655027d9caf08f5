import { describe, expect, it } from 'vitest';
import english from '../../messages/en/reviews.json';
import file from '../../content/reviews.json';
import { reviewFile } from './review-file';
import { reviews } from './reviews';

describe('content/reviews.json', () => {
  it('shows every text of the reviews catalog, and no text that is not there', () => {
    const shown = reviews.map(({ data }) => data.content);
    expect(
      shown.filter((key) => !(key in english)),
      'rows without a text in messages/en/reviews.json',
    ).toEqual([]);
    expect(
      Object.keys(english).filter((key) => !shown.includes(key as keyof typeof english)),
      'texts of messages/en/reviews.json that no row shows',
    ).toEqual([]);
  });

  it('holds the eighteen samples of the specification, or more reviews, rated 4.5 to 5, from many countries', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(18);
    for (const { data } of reviews) {
      expect(Number(data.rate)).toBeGreaterThanOrEqual(4.5);
      expect(Number(data.rate)).toBeLessThanOrEqual(5);
    }
    expect(new Set(reviews.map(({ data }) => data.country)).size).toBeGreaterThan(10);
  });

  it('is shown in the order its rows name', () => {
    const orders = reviews.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });
});

describe('reviewFile', () => {
  const [row] = file.reviews;
  const withRow = (change: object) => ({ sample: true, reviews: [{ ...row, ...change }] });

  it.each([
    ['a rate that is a number', { data: { ...row?.data, rate: 5 } }],
    ['a rate above 5', { data: { ...row?.data, rate: '5.5' } }],
    ['a country by its name', { data: { ...row?.data, country: 'Germany' } }],
    ['a picture from elsewhere', { data: { ...row?.data, avatar: 'https://example.com/a.png' } }],
    ['a date without a time', { createTime: '2026-01-12' }],
    ['another type', { type: 2 }],
    ['a misspelt field', { ordre: 1 }],
  ])('refuses %s', (_, change) => {
    expect(reviewFile.safeParse(withRow(change)).success).toBe(false);
  });

  it('refuses an id or a text that stands twice', () => {
    const twice = (change: object) => ({ sample: true, reviews: [row, { ...row, ...change }] });
    expect(reviewFile.safeParse(twice({ data: { ...row?.data, content: 'other' } })).success).toBe(false);
    expect(reviewFile.safeParse(twice({ id: 99 })).success).toBe(false);
    expect(reviewFile.safeParse(twice({ id: 99, data: { ...row?.data, content: 'other' } })).success).toBe(
      true,
    );
  });
});
