import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors';
import { OfferGone, startFailure, UnknownPayAddress } from './start-failure';

describe('startFailure', () => {
  it('says what the API says where its code tells nothing', () => {
    const said = 'Sold out until Monday';
    expect(startFailure(new ApiError(said, { status: 409, code: 'sold_out', said }))).toEqual({ text: said });
  });

  it.each([
    [new ApiError('The API cannot be reached', { code: 'network' }), 'network'],
    [new ApiError('', { status: 502, code: 'api_unreachable' }), 'network'],
    [new ApiError('The API takes too long to answer', { code: 'timeout' }), 'timeout'],
    [new ApiError('', { status: 504, code: 'api_timeout' }), 'timeout'],
    [new ApiError('The answer of the API cannot be read', { status: 200, code: 'bad_answer' }), 'server'],
    [new ApiError('The request is not valid', { status: 422, code: 'invalid' }), 'server'],
    [new ApiError('', { status: 502, said: '<html><body>Bad gateway</body></html>' }), 'server'],
    [new ApiError('', { status: 500, said: 'x'.repeat(301) }), 'server'],
    [new ApiError('', { status: 429, said: '<h1>Slow down</h1>' }), 'slowDown'],
    [new UnknownPayAddress('https://evil.example'), 'address'],
    [new OfferGone('week'), 'gone'],
    [new TypeError('x is not a function'), 'server'],
    [undefined, 'server'],
  ])('has own words for %s', (error, key) => {
    expect(startFailure(error)).toEqual({ key });
  });

  it.each([
    { status: 401, code: 'unauthorized' },
    { status: 401, said: 'Unauthorized' },
  ])('is silent when the session is over, which leads elsewhere: %j', (details) => {
    expect(startFailure(new ApiError('Unauthorized', details))).toBeNull();
  });
});
