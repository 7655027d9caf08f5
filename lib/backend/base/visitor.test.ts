import { describe, expect, it } from 'vitest';
import { visitorOf } from './visitor';

function visitor(forwarded: string | undefined, proxies = 1) {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return visitorOf(new Request('http://localhost/', { headers }), proxies);
}

function network(forwarded: string | undefined, proxies = 1): string {
  return visitor(forwarded, proxies).network;
}

describe('the network of a visitor', () => {
  it('is the entry the outermost trusted proxy wrote', () => {
    expect(network('192.0.2.1')).toBe('192.0.2.1');
    expect(network('10.9.9.9, 192.0.2.1')).toBe('192.0.2.1');
    expect(network('10.9.9.9, 192.0.2.1, 198.51.100.7', 2)).toBe('192.0.2.1');
    expect(network('192.0.2.1', 3)).toBe('192.0.2.1');
    expect(network('192.0.2.1', 0)).toBe('192.0.2.1');
  });

  it('is one for the 56 bits behind which a household has all its IPv6 networks', () => {
    const whole = '2001:db8:1:1200::/56';
    expect(network('2001:db8:1:1202::1')).toBe(whole);
    expect(network('2001:0DB8:0001:12ff:ffff:ffff:ffff:ffff')).toBe(whole);
    expect(network('2001:db8:1:1300::1')).not.toBe(whole);
    expect(network('2001:db8:1:12::1')).toBe('2001:db8:1:0::/56');
    expect(network('2001:db8::1')).toBe('2001:db8:0:0::/56');
    expect(network('::1')).toBe('0:0:0:0::/56');
    expect(network('fe80::1%eth0')).toBe('fe80:0:0:0::/56');
  });

  it('stands in a block of 48 bits, which one customer can have whole', () => {
    expect(visitor('2001:db8:1:1202::1').block).toBe('2001:db8:1::/48');
    expect(visitor('2001:db8:1:ff02::1').block).toBe('2001:db8:1::/48');
    expect(visitor('2001:db8:2:1202::1').block).toBe('2001:db8:2::/48');
    expect(visitor('192.0.2.1').block).toBe('192.0.2.1');
  });

  it('is the same for an IPv4 address in IPv6 clothes', () => {
    expect(network('::ffff:192.0.2.1')).toBe('192.0.2.1');
  });

  it('is found beside the port and in the brackets that some balancers write', () => {
    expect(network('192.0.2.1:443')).toBe('192.0.2.1');
    expect(network('[2001:db8:1:1202::1]:443')).toBe('2001:db8:1:1200::/56');
    expect(network('[2001:db8:1:1202::1]')).toBe('2001:db8:1:1200::/56');
    expect(network('[::ffff:192.0.2.1]:443')).toBe('192.0.2.1');
  });

  it('is unknown where the header is missing or nonsense', () => {
    for (const nonsense of [undefined, '', 'unknown', '999.1.1.1', "' OR 1=1", '[]', '[x]:1', '1:2']) {
      expect(network(nonsense)).toBe('unknown');
    }
  });
});
