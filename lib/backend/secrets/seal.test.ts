import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './seal';

const seal = createSeal(randomBytes(32));
const plain = Buffer.from('a secret');

it('opens what it has closed, for the same purpose', () => {
  expect(seal.open(seal.close(plain, 'ada'), 'ada')).toEqual(plain);
  expect(seal.close(plain, 'ada')).not.toBe(seal.close(plain, 'ada'));
});

it('does not open what belongs to somebody else, was changed, or is of another key', () => {
  const sealed = seal.close(plain, 'ada');
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(seal.open(sealed, 'bob')).toBeUndefined();
  expect(seal.open(changed.toString('base64url'), 'ada')).toBeUndefined();
  expect(seal.open('', 'ada')).toBeUndefined();
  expect(seal.open('short', 'ada')).toBeUndefined();
  expect(createSeal(randomBytes(32)).open(sealed, 'ada')).toBeUndefined();
});
