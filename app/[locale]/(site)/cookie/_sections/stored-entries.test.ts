import { expect, it } from 'vitest';
import { ownWork } from '@/lib/session/token-store';
import { storedEntries } from './stored-entries';

it('what stays in a browser after logging out is what the page says of progress, answers, words and diagnostic test', () => {
  const { words, practice, progress, diagnostic, account } = storedEntries;
  expect([...ownWork].sort()).toEqual([...words, ...practice, ...progress, ...diagnostic, ...account].sort());
});
