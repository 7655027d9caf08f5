import { expect, it } from 'vitest';
import { isPlainName } from './plain-name';

it.each(['Ada', 'Zoë van ’t Hoff', "Ada-Marie O'Neill", 'J. R. R. Tolkien', '山田 太郎', 'Анна', 'นภา ใจดี'])(
  'a name: %s',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

it.each([
  'Call +1 900 555 0100',
  'Ada1',
  'evil.example',
  'Ada www.evil',
  'ada@example',
  'https://x',
  'Your account has been locked please call',
  'evil。com',
  '',
])('no name to repeat: %s', (name) => {
  expect(isPlainName(name)).toBe(false);
});
