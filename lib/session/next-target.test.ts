import { describe, expect, it } from 'vitest';
import { nextTarget } from './next-target';

const target = (next: string) =>
  nextTarget(`?next=${encodeURIComponent(next)}`, 'https://site.example', '/app');

describe('nextTarget', () => {
  it('follows paths of this site', () => {
    expect(target('/de/pricing?plan=vip-30#plans')).toBe('/de/pricing?plan=vip-30#plans');
    expect(nextTarget('', 'https://site.example', '/app')).toBe('/app');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/%2e%2e//evil.example',
    '/./\\evil.example',
    '/..//',
    'javascript:alert(1)',
    'pricing',
    '',
  ])('refuses %j', (next) => {
    expect(target(next)).toBe('/app');
  });
});
