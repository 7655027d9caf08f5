import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { stripeLocale } from './stripe-locale';

it("calls today's languages as Stripe does", () => {
  const names = Object.fromEntries(locales.map((locale) => [locale, stripeLocale(locale)]));
  expect(names).toMatchObject({ en: 'en', de: 'de', ko: 'ko', pt: 'pt-BR', zh: 'zh' });
});

it('needs nothing for a new language, which Stripe may or may not have', () => {
  expect(stripeLocale('vi')).toBe('vi');
  expect(stripeLocale('uk')).toBe('auto');
});
