import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { localeTable } from '@/lib/i18n/locale-table';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { mark } from '@/lib/site/mark';
import de from '@/messages/de/sandbox.json';
import en from '@/messages/en/sandbox.json';
import { registerUser } from '@/tests/doubles/backend/accounts';
import {
  describeOnBothDatabases,
  temporaryFolder,
  type TestDatabase,
} from '@/tests/doubles/backend/databases';
import { sellTestPlans } from '@/tests/doubles/backend/plans';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';

async function open(database: TestDatabase) {
  const site = await testBackend(database, { settings: { PAYMENTS: 'sandbox' } });
  await sellTestPlans(site);
  const token = await registerUser(site, email);
  const visit = async (url: string, init?: RequestInit) => {
    const response = await site.backend.fetch(new Request(`http://localhost${url}`, init));
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return {
    ...site,
    token,
    visit,
    press: (url: string, action: string) =>
      visit(url, { method: 'POST', body: new URLSearchParams({ action }) }),
    async begin(vipId: string, locale = 'en') {
      const answer = await site.call<{ logVipId: string; url: string }>(`/stripe/payUrl?vipId=${vipId}`, {
        token,
        headers: { locale },
      });
      return answer.body.data;
    },
    async code(logVipId: string) {
      const answer = await site.call<{ code: number }>(`/stripe/status?logVipId=${logVipId}`, { token });
      return answer.body.data.code;
    },
  };
}

describeOnBothDatabases('the sandbox checkout', (prepare) => {
  it('pays, once', async () => {
    const site = await open(await prepare());
    const { logVipId, url } = await site.begin('mock-3');
    expect(url).toMatch(/^\/api\/v1\/sandbox\/checkout\/[\w-]{43}$/);
    expect(url).not.toContain(logVipId);
    expect(await site.code(logVipId)).toBe(0);
    const paid = await site.press(url, 'pay');
    expect([paid.status, paid.headers.get('location'), paid.html]).toEqual([303, `/success/${logVipId}`, '']);
    for (const again of [
      await site.press(url, 'pay'),
      await site.press(url, 'cancel'),
      await site.visit(url),
    ]) {
      expect([again.status, again.headers.get('location')]).toEqual([303, `/success/${logVipId}`]);
    }
    expect(await site.code(logVipId)).toBe(1);
    const { body } = await site.call<{ examNum: number }>('/userInfo', { token: site.token });
    expect(body.data.examNum).toBe(3);
  });

  it('is cancelled, and cannot be paid then', async () => {
    const site = await open(await prepare());
    const { logVipId, url } = await site.begin('vip-7', 'de');
    for (const answer of [
      await site.press(url, 'cancel'),
      await site.press(url, 'pay'),
      await site.visit(url),
    ]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/pricing']);
    }
    expect(await site.code(logVipId)).toBe(2);
  });

  it('is not found under another address, and refuses other forms', async () => {
    const site = await open(await prepare());
    const { logVipId, url } = await site.begin('vip-7');
    const wrong = [
      `/api/v1/sandbox/checkout/${logVipId}`,
      `${url}x`,
      url.slice(0, -1),
      '/api/v1/sandbox/checkout/%00',
      `/api/v1/sandbox/checkout/${'a'.repeat(43)}`,
    ];
    for (const address of wrong) {
      const { status, headers, html } = await site.visit(address);
      expect(status, address).toBe(404);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain(`<h1>${en.unknown.title}</h1>`);
      expect((await site.press(address, 'pay')).status).toBe(404);
    }
    const german = await site.visit('/api/v1/sandbox/checkout/unknown', {
      headers: { 'accept-language': 'xx, de-AT;q=0.8, en;q=0.5' },
    });
    expect(german.html).toContain('<html lang="de">');
    expect(german.html).toContain(`<h1>${de.unknown.title}</h1>`);
    expect((await site.press(url, 'refund')).status).toBe(400);
    expect((await site.visit(url, { method: 'DELETE' })).status).toBe(400);
    expect((await site.press(url, 'x'.repeat(2000))).status).toBe(413);
    expect(await site.code(logVipId)).toBe(0);
  });
});

it('shows what is bought in every language, escaped and without anything foreign', async () => {
  const site = await open({ DATA_DIR: await temporaryFolder() });
  for (const locale of locales) {
    const { url } = await site.begin('vip-90', locale);
    const { status, headers, html } = await site.visit(url);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${localeTable[locale].lang}">`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html, 'the logo').toContain(mark.second.tail);
    expect(html).toMatch(/<dd>[^<]*90[^<]* · Pro<\/dd>/);
    expect(html).toMatch(/<dd>[^<]*39[.,]90[^<]*<\/dd>/);
    expect(html).not.toMatch(/<script|<link|src=|https?:|style=/);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const cancelled = await site.press(url, 'cancel');
    expect(cancelled.headers.get('location')).toBe(localizePath('/pricing', locale));
    site.pass(10 * 60_000);
  }
});

it('escapes the names of plans', async () => {
  const site = await open({ DATA_DIR: await temporaryFolder() });
  await site.backend.deps.db
    .updateTable('plans')
    .set({ name: `<img src=x onerror="alert('1')">&` })
    .where('vip_id', '=', 'vip-7')
    .execute();
  const { url } = await site.begin('vip-7');
  const { html } = await site.visit(url);
  expect(html).toContain('<dd>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</dd>');
});

it('answers a failure of its own with a page that shows nothing of it', async () => {
  const site = await open({ DATA_DIR: await temporaryFolder() });
  const { url } = await site.begin('vip-7');
  await site.backend.deps.db.schema.alterTable('purchases').renameTo('away').execute();
  const { status, headers, html } = await site.visit(url);
  expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(html).toContain(en.failed.body);
  expect(html).not.toContain('no such table');
  expect(site.logged.join('')).toContain('no such table');
  expect(site.logged.join('')).not.toContain(url.slice(-43));
});

it.each([{}, { STRIPE_SECRET_KEY: 'sk_test_1', PAYMENTS: 'sandbox' }])(
  'is closed with the settings %j',
  async (settings) => {
    const database = { DATA_DIR: await temporaryFolder() };
    const sandbox = await open(database);
    const { url } = await sandbox.begin('vip-7');
    await sandbox.backend.close();
    const site = await testBackend(database, { settings });
    const response = await site.backend.fetch(
      new Request(`http://localhost${url}`, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) }),
    );
    expect(response.status).toBe(404);
    const { purchases } = await site.snapshot();
    expect(purchases?.join('')).toContain('"status":"pending"');
  },
);
