import { expect, it } from 'vitest';
import { ownWork } from '@/lib/session/token-store';
import { storedEntries } from './stored-entries';

it('what stays in a browser after logging out is what the page says of progress, answers, words and diagnostic test', () => {
  const { words, practice, daily, progress, diagnostic, account } = storedEntries;
  const kept = [words, practice, daily, progress, diagnostic, account].flat();
  expect([...ownWork].sort()).toEqual(kept.sort());
  // What is open of an exam, or waits to be corrected or asked, belongs to the account.
  for (const name of [...storedEntries.exam, ...storedEntries.correction, ...storedEntries.tutor])
    expect(ownWork).not.toContain(name);
});
