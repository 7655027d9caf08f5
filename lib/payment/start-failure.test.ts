import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import { startFailure, UnknownPayAddress } from './start-failure';

describe('startFailure', () => {
  it('says what the API says', () => {
    const error = new ApiError('Payments are not available at the moment', {
      status: 503,
      code: 'payments_unavailable',
    });
    expect(startFailure(error)).toEqual({ text: 'Payments are not available at the moment' });
  });

  it.each([
    [new ApiError('The API cannot be reached', { code: 'network' }), 'network'],
    [new ApiError('', { status: 502, code: 'api_unreachable' }), 'network'],
    [new ApiError('The API takes too long to answer', { code: 'timeout' }), 'timeout'],
    [new ApiError('', { status: 504, code: 'api_timeout' }), 'timeout'],
    [new ApiError('The answer of the API cannot be read', { status: 200, code: 'bad_answer' }), 'server'],
    [new ApiError('<html><body>Bad gateway</body></html>', { status: 502 }), 'server'],
    [new ApiError('x'.repeat(301), { status: 500 }), 'server'],
    [new UnknownPayAddress('https://evil.example'), 'address'],
    [new TypeError('x is not a function'), 'server'],
    [undefined, 'server'],
  ])('has own words for %s', (error, key) => {
    expect(startFailure(error)).toEqual({ key });
  });

  it('is silent when the session is over, which leads elsewhere', () => {
    expect(startFailure(new ApiError('Unauthorized', { status: 401, code: 'unauthorized' }))).toBeNull();
  });
});
