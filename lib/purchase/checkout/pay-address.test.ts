import { describe, expect, it } from 'vitest';
import { payAddress } from './pay-address';

const origin = 'https://www.example.com';
const place = { origin, hosts: ['checkout.stripe.com'] };

describe('payAddress', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
    ['/api/v1/sandbox/checkout/abc', `${origin}/api/v1/sandbox/checkout/abc`],
    [`${origin}/pay`, `${origin}/pay`],
  ])('follows %s', (url, expected) => {
    expect(payAddress(url, place)).toBe(expected);
  });

  it.each([
    'https://evil.example/pay',
    'https://checkout.stripe.com.evil.example/pay',
    'https://checkout.stripe.com@evil.example/pay',
    'https://user@checkout.stripe.com/pay',
    '//evil.example/pay',
    '/\\evil.example/pay',
    'http://checkout.stripe.com/pay',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://www.example.com/1',
    'https://',
  ])('refuses %s', (url) => {
    expect(payAddress(url, place)).toBeNull();
  });

  it('goes without encryption only to this machine, or where the page itself came without', () => {
    const local = { origin: 'http://localhost:3000', hosts: ['127.0.0.1'] };
    expect(payAddress('/api/pay', local)).toBe('http://localhost:3000/api/pay');
    expect(payAddress('http://localhost:4242/pay', local)).toBe('http://localhost:4242/pay');
    expect(payAddress('http://127.0.0.1:4242/pay', local)).toBe('http://127.0.0.1:4242/pay');
    const network = { origin: 'http://192.168.1.5:3000', hosts: ['pay.example'] };
    expect(payAddress('/api/pay', network)).toBe('http://192.168.1.5:3000/api/pay');
    expect(payAddress('http://192.168.1.5:4000/pay', network)).toBeNull();
    expect(payAddress('http://pay.example/pay', network)).toBeNull();
  });
});
