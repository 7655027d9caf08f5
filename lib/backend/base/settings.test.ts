import { expect, it } from 'vitest';
import { readBackendSettings } from './settings';

it('has a default for everything that is needed', () => {
  expect(readBackendSettings({})).toMatchObject({ DATA_DIR: '.data', LOG_LEVEL: 'info', TRUSTED_PROXIES: 0 });
});

it('reads its own answer alike', () => {
  const settings = readBackendSettings({ TRUSTED_PROXIES: '2', SMTP_URL: 'smtp://127.0.0.1:25' });
  expect(readBackendSettings(settings)).toEqual(settings);
});

it.each([
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
  ['CONTACT_EMAIL', 'support@example.com, other@example.com'],
  ['GOOGLE_JWKS_URL', 'file:///etc/passwd'],
  ['PAYMENTS', 'free'],
  ['STRIPE_API_URL', 'ftp://stripe.example.com'],
  ['STRIPE_SECRET_KEY', 'sk_test_1 2'],
  ['SITE_URL', 'www.example.com'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', '0.5'],
])('refuses %s = %j', (name, value) => {
  expect(() => readBackendSettings({ [name]: value })).toThrow(name);
});
