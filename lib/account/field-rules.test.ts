import { describe, expect, it } from 'vitest';
import { digitsOf, fieldRules } from './field-rules';

describe('fieldRules', () => {
  it('asks for an address that looks like one', () => {
    expect(fieldRules.email(' a@b.co ')).toBeUndefined();
    expect(fieldRules.email('')).toBe('emailMissing');
    for (const value of ['a@b', 'a b@c.de', 'a@@b.de', `${'a'.repeat(250)}@b.de`]) {
      expect(fieldRules.email(value)).toBe('emailInvalid');
    }
  });

  it('accepts new passwords of 8 to 128 characters and any known one of that length', () => {
    expect(fieldRules.newPassword('1234567')).toBe('passwordShort');
    expect(fieldRules.newPassword('12345678')).toBeUndefined();
    expect(fieldRules.newPassword('x'.repeat(129))).toBe('passwordLong');
    expect(fieldRules.password('x')).toBeUndefined();
    expect(fieldRules.password('')).toBe('passwordMissing');
    expect(fieldRules.password('x'.repeat(129))).toBe('passwordLong');
  });

  it('reads a pasted code with spaces or full-width digits', () => {
    expect(digitsOf(' 123 456\n')).toBe('123456');
    expect(digitsOf('１２３４５６')).toBe('123456');
    expect(fieldRules.code('123 45')).toBe('codeInvalid');
  });
});
