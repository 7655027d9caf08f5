import { describe, expect, it } from 'vitest';
import { promptError } from './prompt-rule';

describe('promptError', () => {
  it('takes anything without a rule', () => {
    expect(promptError('', {})).toBeUndefined();
  });

  it.each([
    ['123', undefined],
    ['1234', 'Three digits'],
    ['x123', 'Three digits'],
    ['', 'Three digits'],
  ])('holds all of %j against the pattern', (value, expected) => {
    expect(promptError(value, { pattern: /\d{3}|\d{5}/u, message: 'Three digits' })).toBe(expected);
  });

  it('asks the validator once the pattern fits', () => {
    const rule = {
      pattern: /[a-z]+/i,
      message: 'Letters',
      validate: (value: string) => (value === 'ada' ? undefined : `Not ${value}`),
    };
    expect(promptError('ada', rule)).toBeUndefined();
    expect(promptError('bob', rule)).toBe('Not bob');
    expect(promptError('1', rule)).toBe('Letters');
  });
});
