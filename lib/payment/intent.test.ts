import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeIntent, withoutIntent } from './intent';
import { keepIntent } from './keep-intent';
import { blockedStorage, fakeStorage } from './testing/storage';
import { wishedOffer } from './wished-offer';

beforeEach(() => void vi.stubGlobal('window', { sessionStorage: fakeStorage() }));
afterEach(() => void vi.unstubAllGlobals());

describe('takeIntent', () => {
  it('goes on with the offer that was chosen in this tab', () => {
    keepIntent('quarter');
    expect(takeIntent('?buy=quarter')).toBe('quarter');
  });

  it('goes on with it once', () => {
    keepIntent('quarter');
    takeIntent('?buy=quarter');
    expect(takeIntent('?buy=quarter')).toBeNull();
  });

  it('begins nothing for a link from elsewhere', () => {
    expect(takeIntent('?buy=quarter')).toBeNull();
    keepIntent('week');
    expect(takeIntent('?buy=quarter')).toBeNull();
  });

  it('keeps the choice while other pages are looked at', () => {
    keepIntent('week');
    expect(takeIntent('')).toBeNull();
    expect(takeIntent('?buy=week')).toBe('week');
  });

  it('drops a choice that is an hour old', () => {
    keepIntent('week', 0);
    expect(takeIntent('?buy=week', 3_600_000)).toBeNull();
  });

  it('begins nothing where storage is blocked', () => {
    vi.stubGlobal('window', { sessionStorage: blockedStorage() });
    keepIntent('week');
    expect(takeIntent('?buy=week')).toBeNull();
  });
});

describe('wishedOffer', () => {
  const search = `?next=${encodeURIComponent('/de/pricing?utm=x&buy=week')}`;

  it('says what the login leads on to, as often as it is asked', () => {
    keepIntent('week', 1, { name: '7-day plan', price: '$8.90' });
    const [first, second] = [wishedOffer(search, 2), wishedOffer(search, 2)];
    expect(JSON.parse(first ?? '')).toEqual({
      offer: 'week',
      at: 1,
      said: { name: '7-day plan', price: '$8.90' },
    });
    expect(second).toBe(first);
  });

  it('says nothing of a link from elsewhere, or of a login that leads elsewhere', () => {
    expect(wishedOffer(search)).toBeNull();
    keepIntent('quarter');
    expect(wishedOffer(search)).toBeNull();
    keepIntent('week');
    expect(wishedOffer('')).toBeNull();
    expect(wishedOffer('?next=/app')).toBeNull();
  });

  it('drops a choice that is an hour old', () => {
    keepIntent('week', 1);
    expect(wishedOffer(search, 3_600_001)).toBeNull();
  });

  it('says nothing where storage is blocked', () => {
    vi.stubGlobal('window', { sessionStorage: blockedStorage() });
    expect(wishedOffer(search)).toBeNull();
  });
});

it('takes the offer out of an address and leaves the rest', () => {
  expect(withoutIntent('https://a.example/de/pricing?utm=x&buy=week#packs')).toBe('/de/pricing?utm=x#packs');
  expect(withoutIntent('https://a.example/pricing?buy=week')).toBe('/pricing');
});
