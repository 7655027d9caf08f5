import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { contactOutcome, contactProblems, refusedFields } from './contact-problems';

const good = { name: 'Ada', email: 'ada@example.com', topic: 'question', message: 'Hello', website: '' };

describe('contactProblems', () => {
  it('finds nothing in a whole message', () => {
    expect(contactProblems(good)).toEqual({});
    expect(contactProblems({ ...good, message: 'x'.repeat(2000) })).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: 'missing' }],
    [{ email: '' }, { email: 'missing' }],
    [{ email: 'ada' }, { email: 'invalid' }],
    [{ message: ' \n ' }, { message: 'missing' }],
    [{ message: 'x'.repeat(2001) }, { message: 'long' }],
  ])('finds in %j: %j', (change, expected) => {
    expect(contactProblems({ ...good, ...change })).toEqual(expected);
  });
});

describe('contactOutcome', () => {
  it.each([
    [new ApiError('', { status: 404, code: 'unknown_call' }), 'unavailable'],
    [new ApiError('', { status: 405 }), 'unavailable'],
    [new ApiError('', { status: 501 }), 'unavailable'],
    [new ApiError('', { status: 429 }), 'slowDown'],
    [new ApiError('', { status: 429, retryAfterMs: 5000 }), 'slowDown'],
    [new ApiError('', { code: 'network' }), 'network'],
    [new ApiError('', { code: 'timeout' }), 'timeout'],
    [new ApiError('', { status: 500 }), 'server'],
    [new Error('chunk'), 'server'],
  ])('says of %j: %s', (error, expected) => {
    expect(contactOutcome(error)).toBe(expected);
  });
});

describe('refusedFields', () => {
  it('marks the fields that the API complains about, and only those the form has', () => {
    const fields = { email: 'Not an email address', locale: 'x' };
    expect(refusedFields(new ApiError('', { status: 422, fields }))).toEqual({ email: 'invalid' });
    expect(refusedFields(new Error('no fields'))).toEqual({});
  });
});
