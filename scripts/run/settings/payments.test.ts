import { describe, expect, it } from 'vitest';
import { chooseHost, choosePayments, describePayments } from './payments.mjs';

describe('npm start', () => {
  it.each([
    undefined,
    '',
    'http://localhost:3000',
    'https://shop.localhost',
    'http://127.0.0.1:3100',
    'http://127.1',
    'http://[::1]:3000',
  ])('opens the sandbox by itself where the site is at %s', (SITE_URL) => {
    expect(choosePayments({ SITE_URL })).toBe('sandbox');
    expect(choosePayments({ SITE_URL, PAYMENTS: '' })).toBe('sandbox');
  });

  it.each([
    'https://www.example.com',
    'http://www.example.com',
    'http://192.168.1.2:3000',
    'http://0.0.0.0:3000',
    'https://localhost.example.com',
    'https://127.0.0.1.example.com',
    'https://mylocalhost',
    'no address',
  ])('gives nothing away by itself where the site is at %s', (SITE_URL) => {
    expect(choosePayments({ SITE_URL })).toBeUndefined();
    expect(describePayments({ SITE_URL })).toMatch(
      /nothing can be bought.*STRIPE_SECRET_KEY.*PAYMENTS=sandbox/,
    );
  });

  it('leaves alone what was chosen', () => {
    expect(choosePayments({ PAYMENTS: 'off' })).toBeUndefined();
    expect(choosePayments({ PAYMENTS: 'sandbox', SITE_URL: 'https://www.example.com' })).toBeUndefined();
    expect(choosePayments({ STRIPE_SECRET_KEY: 'sk_test_1' })).toBeUndefined();
  });

  it('says how purchases are paid', () => {
    const SITE_URL = 'https://www.example.com';
    expect(describePayments({ PAYMENTS: 'sandbox' })).toMatch(/^sandbox, no money moves/);
    expect(describePayments({ PAYMENTS: 'sandbox', SITE_URL })).toMatch(/^SANDBOX ON A PUBLIC ADDRESS/);
    expect(describePayments({ PAYMENTS: 'off', STRIPE_SECRET_KEY: 'sk_test_1' })).toMatch(/^off/);
    const stripe = { SITE_URL, PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(describePayments({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBe('Stripe');
    expect(describePayments(stripe)).toMatch(/^Stripe, without its events/);
  });

  it('listens to this machine alone while the sandbox is open on its address, unless HOST says otherwise', () => {
    const PAYMENTS = 'sandbox';
    expect(chooseHost({ PAYMENTS })).toBe('localhost');
    expect(chooseHost({ PAYMENTS, HOST: '', SITE_URL: 'http://localhost:3000' })).toBe('localhost');
    expect(chooseHost({ PAYMENTS, HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(chooseHost({ PAYMENTS, SITE_URL: 'https://www.example.com' })).toBeUndefined();
    expect(chooseHost({ PAYMENTS: 'off' })).toBeUndefined();
    expect(chooseHost({ PAYMENTS, STRIPE_SECRET_KEY: 'sk_test_1' })).toBeUndefined();
  });
});
