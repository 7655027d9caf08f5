import { describe, expect, it } from 'vitest';
import { cookieAction } from './locale-cookie';

const visit = { stored: 'de', locale: 'en', path: '/', navigation: true } as const;

describe('cookieAction', () => {
  it('honours the stored language on the start page alone', () => {
    expect(cookieAction(visit)).toEqual({ kind: 'redirect', locale: 'de' });
    expect(cookieAction({ ...visit, path: '/courses' })).toEqual({ kind: 'renew', locale: 'en' });
  });

  it('follows the address when it says another language', () => {
    expect(cookieAction({ ...visit, locale: 'ja' })).toEqual({ kind: 'renew', locale: 'ja' });
  });

  it('gives no cookie to a visitor who chose nothing, or whose cookie is not a language', () => {
    expect(cookieAction({ ...visit, stored: undefined })).toEqual({ kind: 'none' });
    expect(cookieAction({ ...visit, stored: 'xx' })).toEqual({ kind: 'none' });
  });

  it('leaves data requests of an open page alone', () => {
    expect(cookieAction({ ...visit, navigation: false })).toEqual({ kind: 'none' });
  });
});
