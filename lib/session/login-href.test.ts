import { expect, it } from 'vitest';
import { loginHref, loginToBuy } from './login-href';

it('says where to come back to, and why the login is shown', () => {
  const address = new URL(loginHref('/de/login', '/de/account?a=b', 'buy'), 'https://example.com');
  expect(address.searchParams.get('next')).toBe('/de/account?a=b');
  expect(address.hash).toBe('#buy');
  const buying = new URL(loginToBuy('/de/login', '/de/pricing', 'year'), 'https://example.com');
  expect(buying.searchParams.get('next')).toBe('/de/pricing?buy=year');
  expect(loginHref('/login', '/app#a')).toBe('/login?next=%2Fapp%23a');
});
