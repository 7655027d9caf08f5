import { expect, it } from 'vitest';
import { createHasher } from './hasher';

it('costs an attacker what OWASP recommends', async () => {
  const { hash } = await createHasher();
  expect(await hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('takes one password typed on two keyboards for one', async () => {
  const { hash, fits } = await createHasher();
  const hashed = await hash('caf\u00e9 12345');
  expect(await fits('cafe\u0301 12345', hashed)).toBe(true);
  expect(await fits('cafe 12345', hashed)).toBe(false);
});

it('says no without a hash, and never throws', async () => {
  const { fits } = await createHasher();
  for (const secret of ['', 'x', 'nul\u0000', '\ud800', 'x'.repeat(128)]) {
    expect(await fits(secret, null)).toBe(false);
    expect(await fits(secret, undefined)).toBe(false);
  }
});
