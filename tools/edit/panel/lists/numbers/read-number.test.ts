import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFault, numberIn, readAs, writtenNumber } from './read-number';

const whole = { whole: true };
const price = { money: true };

describe('a whole number', () => {
  it.each([
    '450.000',
    '450,000',
    '450 000',
    '450\u00a0000',
    '450\u202f000',
    '450’000',
    "450'000",
    '4,50,000',
    '４５００００',
  ])('is not read of %s', (text) => {
    expect(numberIn(text, whole)).toBe(text);
    expect(numberFault(text, whole)).toBe('Write 450000, without dots or commas.');
  });

  it.each(['450.', '45.5', '1.000,50'])('is not read of %s, which is none', (text) => {
    expect(numberIn(text, whole)).toBe(text);
  });

  it.each(['1e5', '0x10', 'Infinity', '450k', '', '-', '１２'])('is not read of %s', (text) => {
    expect(numberIn(text, whole)).toBe(text);
  });

  it('is shown with its thousands apart', () => {
    expect(numberIn(' 450000 ', whole)).toBe(450_000);
    expect(readAs(450_000, whole)).toBe('450,000');
  });
});

describe('a number with a point', () => {
  it.each([
    ['16.500', 'This can mean two numbers. Write 16500, or 16.5.'],
    ['16,500', 'This can mean two numbers. Write 16500, or 16.5.'],
    ['5.123', 'This can mean two numbers. Write 5123, or 5.1230.'],
    ['1.234.567', 'Write 1234567.'],
    ['1.000,50', 'Write a point: 1000.5.'],
    ['1,000.50', 'Write the number alone: 1000.5.'],
    ['0,86', 'Write a point: 0.86.'],
    ['1 380', 'Write the number alone: 1380.'],
    ['1.2.3', undefined],
    ['many', undefined],
  ])('is not read of %s', (text, sentence) => {
    expect(numberIn(text, {})).toBe(text);
    expect(numberFault(text, {})).toBe(sentence);
  });

  it.each([
    ['0.860', 0.86],
    ['16500', 16_500],
    ['5.1230', 5.123],
    ['1.', 1],
    ['.5', 0.5],
  ])('is read of %s', (text, value) => {
    expect(numberIn(text, {})).toBe(value);
  });

  it('is written as it is read again', () => {
    const numbers = fc.double({ noNaN: true, min: 0.0001, max: 1_000_000 });
    fc.assert(
      fc.property(numbers, fc.constantFrom({}, price), (value, field) => {
        expect(numberIn(writtenNumber(value, field), field)).toBe(value);
      }),
    );
  });
});

describe('a price', () => {
  it.each([
    ['24,90', 'Write a point: 24.90.'],
    ['24,9', 'Write a point: 24.90.'],
    ['$24.90', 'Write the number alone: 24.90.'],
    ['24.90 €', 'Write the number alone: 24.90.'],
    ['24.900', 'This can mean two numbers. Write 24900, or 24.90.'],
  ])('is not read of %s', (text, sentence) => {
    expect(numberIn(text, price)).toBe(text);
    expect(numberFault(text, price)).toBe(sentence);
  });

  it('is written and read with its cents', () => {
    expect(writtenNumber(19.9, price)).toBe('19.90');
    expect(readAs(1019.9, price)).toBe('$1,019.90');
    expect(numberIn('24.905', price)).toBe(24.905);
  });
});
