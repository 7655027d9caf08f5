import { expect, it } from 'vitest';
import { buyingAt, loginHref } from './login-href';

it('says where to come back to, and why the login is shown', () => {
  const address = new URL(
    loginHref('/de/login', buyingAt('/de/pricing', 'year'), 'buy'),
    'https://example.com',
  );
  expect(address.searchParams.get('next')).toBe('/de/pricing?buy=year');
  expect(address.hash).toBe('#buy');
  expect(loginHref('/login', '/app#a')).toBe('/login?next=%2Fapp%23a');
});
