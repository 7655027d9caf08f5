import { expect, it } from 'vitest';
import { maskAddresses } from './mask';

it('leaves of an address what helps to find it again', () => {
  expect(maskAddresses('Key (email)=(ada@example.com) exists')).toBe('Key (email)=(a***@e***) exists');
  expect(maskAddresses('<ada.l+x@mail.example.com>: refused')).toBe('<a***@m***>: refused');
  expect(maskAddresses('nothing to hide at 10:00')).toBe('nothing to hide at 10:00');
});
