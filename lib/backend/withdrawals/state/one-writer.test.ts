import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('is the one way in which a withdrawal is written', () => {
  const writing = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) =>
      /(insertInto|updateTable)\('withdrawals'\)/.test(readFileSync(join('lib', name), 'utf8')),
    );
  expect(writing).toEqual(['backend/withdrawals/state/record.ts']);
});
