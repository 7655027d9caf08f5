import { describe, expect, it } from 'vitest';
import type { locales } from '../i18n/locales';
import { exchange } from '../site/facts';
import { localPrice } from './local-price';

/** With ordinary spaces in place of those that do not break. */
const of = (cents: number, locale: (typeof locales)[number]) =>
  localPrice(cents, locale)?.replace(/\s/g, ' ');

describe('localPrice', () => {
  it('rounds to what somebody would say, and writes it as the language does', () => {
    expect(of(499, 'th')).toBe('฿165');
    expect(of(1990, 'th')).toBe('฿655');
    expect(of(499, 'ja')).toBe('￥750');
    expect(of(499, 'ko')).toBe('₩6,900');
    expect(of(1990, 'id')).toBe('Rp 330.000');
    expect(of(3990, 'ru')).toBe('3 250 ₽');
    expect(of(499, 'pt')).toBe('R$ 27');
  });

  it('shows cents where the amount is small, and only there', () => {
    expect(of(499, 'de')).toBe('4,30 €');
    expect(of(3990, 'fr')).toBe('34 €');
    expect(of(44, 'de')).toBe('0,38 €');
  });

  it('says nothing where readers pay in dollars or have no rate', () => {
    expect(localPrice(499, 'en')).toBeUndefined();
  });

  it('says nothing of another currency, which the rates are not for', () => {
    expect(localPrice(499, 'th', 'USD')).toBe(localPrice(499, 'th'));
    expect(localPrice(499, 'th', 'EUR')).toBeUndefined();
  });

  it('is never more than 5 % away from the rate', () => {
    for (const [locale, { perDollar }] of Object.entries(exchange.rates)) {
      for (const cents of [499, 990, 1399, 1799, 1990, 2799, 3990]) {
        const digits = localPrice(cents, locale as 'de')?.replace(/[^\d.,]/g, '') ?? '';
        const value = Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
        expect(value / ((cents / 100) * perDollar), `${locale} ${cents}`).toBeCloseTo(1, 1);
      }
    }
  });
});

it('the day of the rates is a day', () => {
  expect(new Date(exchange.checked).toISOString()).toMatch(new RegExp(`^${exchange.checked}T`));
});
