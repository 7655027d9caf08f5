import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import { fieldErrors } from './field-errors';
import { email, emailedCode, newPassword, nickname } from './fields';
import { limits } from './limits';
import type { z } from './zod';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('fields', () => {
  it('trims addresses and writes them in lower case, so that one person has one account', () => {
    expect(email.parse('  Ana.Maria+Test@Example.COM\n')).toBe('ana.maria+test@example.com');
  });

  it('takes addresses of up to 254 characters, counted after trimming', () => {
    const longest = `${'a'.repeat(limits.email - '@example.com'.length)}@example.com`;
    expect(accepts(email, ` ${longest} `)).toBe(true);
    expect(accepts(email, `a${longest}`)).toBe(false);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'a b@example.com',
    'a@example.com\r\nbcc: b@example.com',
    7,
    null,
  ])('refuses %j as an address', (value) => {
    expect(accepts(email, value)).toBe(false);
  });

  it('takes new passwords of 8 to 128 characters as they are', () => {
    expect(newPassword.parse(' pass wd ')).toBe(' pass wd ');
    expect(accepts(newPassword, '1234567')).toBe(false);
    expect(accepts(newPassword, 'x'.repeat(128))).toBe(true);
    expect(accepts(newPassword, 'x'.repeat(129))).toBe(false);
    expect(accepts(newPassword, 12345678)).toBe(false);
  });

  it('takes six ASCII digits as a code, also with the spaces of a paste', () => {
    expect(emailedCode.parse(' 012345 ')).toBe('012345');
    for (const wrong of ['12345', '1234567', '12345a', '١٢٣٤٥٦', 123456])
      expect(accepts(emailedCode, wrong)).toBe(false);
  });

  it('takes names of 1 to 60 characters, counted after trimming', () => {
    expect(nickname.parse(' Ana ')).toBe('Ana');
    expect(accepts(nickname, '   ')).toBe(false);
    expect(accepts(nickname, 'x'.repeat(60))).toBe(true);
    expect(accepts(nickname, 'x'.repeat(61))).toBe(false);
  });

  it('names the first complaint of each field', () => {
    const { error } = calls.register.request.body.safeParse({
      email: 'ana',
      password: 'short',
      ticket: 't',
      type: 'pc',
    });
    expect(error && fieldErrors(error)).toEqual({
      email: 'Not an email address',
      password: 'At least 8 characters',
      nickname: expect.any(String),
    });
  });
});
