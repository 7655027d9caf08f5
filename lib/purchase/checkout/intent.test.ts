import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { updateLive, type OfferView } from '../../offers/live-offers';
import { takeIntent, withoutIntent } from './go-on';
import { keepIntent, wishedOffer } from './intent';
import { blockedStorage, fakeStorage } from '@/tests/doubles/browser/storage';

const view: OfferView = {
  key: 'week',
  offer: {
    ...{ vipId: 'vip-7', name: 'week', type: '1', tag: null, days: 7, examNum: 0, correctNum: 10 },
    ...{ amount: 890, originalAmount: null, currency: 'USD', unlimited: false },
  },
  ...{
    name: '',
    price: '',
    choose: '',
    before: null,
    hint: null,
    each: null,
    tag: null,
    pro: null,
    recommended: null,
  },
  ...{ twice: null, owned: null, corrections: null, tutor: null, exams: null, saving: null, best: null },
};

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
    updateLive({ offers: new Map([['week', { ...view, name: '7-day plan', price: '$8.90' }]]) });
    onTestFinished(() => updateLive({ offers: undefined }));
    keepIntent('week', 1);
    const [first, second] = [wishedOffer(search, 2), wishedOffer(search, 2)];
    expect(first).toEqual({
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

  it.each(['/pricing?buy=week&utm=x', '/pricing?buy=week#packs'])('follows the login to %s', (next) => {
    keepIntent('week');
    expect(wishedOffer(`?next=${encodeURIComponent(next)}`)).not.toBeNull();
  });

  it.each(['/pricing?xbuy=week', '/pricing#buy=week'])(
    'does not take %s for an address that names the offer',
    (next) => {
      keepIntent('week');
      expect(wishedOffer(`?next=${encodeURIComponent(next)}`)).toBeNull();
    },
  );

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
