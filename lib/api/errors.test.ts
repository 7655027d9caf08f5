import { describe, expect, it } from 'vitest';
import { ApiError, decodeError, entryFor, hasCode } from './errors';

describe('decodeError', () => {
  it.each([
    [{ code: 'network' }, 'network'],
    [{ status: 502, code: 'api_unreachable' }, 'network'],
    [{ code: 'timeout' }, 'timeout'],
    [{ status: 504, code: 'api_timeout' }, 'timeout'],
    [{ status: 429 }, 'slowDown'],
    [{ status: 429, code: 'bad_code' }, 'slowDown'],
    [{ status: 400, code: 'slow_down' }, 'slowDown'],
    [{ status: 401, code: 'unauthorized' }, 'signedOut'],
    [{ status: 401, code: 'network' }, 'signedOut'],
    [{ code: 'signed_out' }, 'signedOut'],
    [{ status: 404, code: 'unknown_purchase' }, 'notFound'],
    [{ status: 405 }, 'unsupported'],
    [{ status: 501 }, 'unsupported'],
    [{ status: 400, code: 'bad_ticket' }, 'refused'],
    [{ status: 422, code: 'invalid' }, 'refused'],
    [{ status: 200, soft: true }, 'refused'],
    [{ status: 200, code: 'bad_answer' }, 'server'],
    [{ status: 500 }, 'server'],
    [{ status: 503, code: 'payments_unavailable' }, 'server'],
    [{ status: 304 }, 'server'],
    [{ code: 'toString' }, 'server'],
  ])('reads %j as %s', (details, kind) => {
    const error = new ApiError('', details);
    expect(decodeError(error).kind).toBe(kind);
    expect(decodeError(error).code).toBe(error.code);
  });

  it('keeps how long to wait, what is wrong with the fields and what was said', () => {
    const fields = { email: 'Not an email address' };
    const error = new ApiError('No', { status: 429, code: 'later', said: 'No', fields, retryAfterMs: 5000 });
    expect(decodeError(error)).toEqual({ kind: 'slowDown', code: 'later', waitMs: 5000, fields, said: 'No' });
  });

  it.each([new Error('chunk'), { status: 404, code: 'network' }, 'network', null, undefined])(
    'trusts nothing but what the client has thrown: %j',
    (error) => {
      expect(decodeError(error)).toMatchObject({ kind: 'server', code: undefined, fields: {} });
    },
  );
});

describe('hasCode', () => {
  it('tells one code from all others', () => {
    const error = new ApiError('', { status: 400, code: 'bad_code' });
    expect(hasCode(error, 'bad_code')).toBe(true);
    expect(hasCode(error, 'bad_ticket')).toBe(false);
    expect(hasCode({ code: 'bad_code' }, 'bad_code')).toBe(false);
  });
});

describe('entryFor', () => {
  it('finds what the table names, and nothing that every object has', () => {
    const table = { bad_code: 'badCode' };
    expect(entryFor(table, 'bad_code')).toBe('badCode');
    for (const code of ['bad_ticket', 'toString', undefined]) expect(entryFor(table, code)).toBeUndefined();
  });
});
