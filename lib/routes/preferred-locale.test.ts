import { describe, expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale';

describe('preferredLocale', () => {
  it('takes the first language the site has', () => {
    expect(preferredLocale(['tlh', 'de-AT', 'en'])).toBe('de');
    expect(preferredLocale(['pt-PT'])).toBe('pt');
    expect(preferredLocale(['tlh', 'xx'])).toBeUndefined();
  });

  it('does not offer Simplified Chinese to readers of Traditional Chinese', () => {
    expect(preferredLocale(['zh-Hant-TW', 'en-US'])).toBe('en');
    expect(preferredLocale(['zh-HK'])).toBeUndefined();
    expect(preferredLocale(['zh-CN'])).toBe('zh');
  });
});
