// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { go, placeNow, readPlace, visit, workingIn, writePlace } from './place';

beforeEach(() => window.history.replaceState(null, '', '#'));

describe('the address of the shell', () => {
  it('says where one is, and nothing of what is as at the start', () => {
    expect(writePlace(readPlace(''))).toBe('#');
    const hash = '#page=/de/pricing%3Fa%3D1&width=390&key=home.title';
    expect(readPlace(hash)).toEqual({
      page: '/de/pricing?a=1',
      locale: 'de',
      width: '390',
      view: 'text',
      key: 'home.title',
      beside: '',
      written: '',
    });
    expect(writePlace(readPlace(hash))).toBe(hash);
    const other = '#page=/de&locale=ja';
    expect(readPlace(other)).toMatchObject({ page: '/de', locale: 'ja' });
    expect(writePlace(readPlace(other))).toBe(other);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/__edit/',
  ])('puts no %s into the frame', (page) =>
    expect(readPlace(`#page=${encodeURIComponent(page)}`).page).toBe('/'),
  );

  it('adds nothing to what the browser goes back by', () => {
    const before = window.history.length;
    go({ key: 'home.title' });
    go({ view: 'find' });
    expect(placeNow()).toMatchObject({ key: 'home.title', view: 'find' });
    expect(window.history.length).toBe(before);
  });

  it('opens the next text in the language of the page, unless another is given', () => {
    visit('/de');
    go({ key: 'home.title', written: 'ja' });
    expect(workingIn(placeNow())).toBe('ja');
    go({ view: 'state' });
    expect(workingIn(placeNow())).toBe('ja');
    go({ key: 'home.lead' });
    expect(workingIn(placeNow())).toBe('de');
  });

  it('follows the language of the page, as long as it is another one', () => {
    visit('/de');
    expect(placeNow().locale).toBe('de');
    go({ locale: 'ru', beside: 'ja' });
    visit('/de/pricing');
    expect(placeNow()).toMatchObject({ page: '/de/pricing', locale: 'ru', beside: 'ja' });
    visit('/pricing');
    expect(placeNow()).toMatchObject({ locale: 'en', beside: '' });
  });
});
