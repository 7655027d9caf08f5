import { describe, expect, it } from 'vitest';
import { localizePath, splitLocale } from './paths';

describe('localizePath', () => {
  it('leaves English without a prefix', () => {
    expect(localizePath('/', 'en')).toBe('/');
    expect(localizePath('/courses#reading', 'en')).toBe('/courses#reading');
  });

  it.each([
    ['/', '/de'],
    ['/#faq', '/de#faq'],
    ['/?a=1', '/de?a=1'],
    ['/courses#reading', '/de/courses#reading'],
  ])('puts the language before %s', (path, expected) => {
    expect(localizePath(path, 'de')).toBe(expected);
  });
});

describe('splitLocale', () => {
  it.each([
    ['/', 'en', '/'],
    ['/de', 'de', '/'],
    ['/de/courses/x', 'de', '/courses/x'],
    ['/deutsch', 'en', '/deutsch'],
    ['/xx/courses', 'en', '/xx/courses'],
  ])('reads %s as %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});
