import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of';

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+1+2@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['ada@sub+x.example', 'ada@sub+x.example'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
