import { describe, expect, it } from 'vitest';
import { nextTarget, translatedNext } from './next-target';

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

describe('translatedNext', () => {
  it('leads to the target in the other language, and keeps the rest of the query', () => {
    expect(translatedNext('?next=%2Fpricing%3Fbuy%3Dmonth&a=1', 'fr')).toBe(
      '?next=%2Ffr%2Fpricing%3Fbuy%3Dmonth&a=1',
    );
    expect(translatedNext('?next=/de/pricing#plans'.replace('#', '%23'), 'en')).toBe(
      '?next=%2Fpricing%23plans',
    );
  });

  it.each(['', '?a=b%20c', '?next=//evil.example', '?next=/%5Cevil.example', '?next=https://evil.example'])(
    'leaves %j as it is',
    (search) => {
      expect(translatedNext(search, 'ja')).toBe(search);
    },
  );
});
