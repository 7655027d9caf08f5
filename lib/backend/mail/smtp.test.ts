import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadOrigin } from '@/tests/doubles/http/loopback-server';
import { locales } from '@/lib/i18n/locales';
import { temporaryFolder } from '@/tests/doubles/backend/databases';
import { smtpServer } from '@/tests/doubles/backend/smtp-server';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const email = 'ada@example.com';
const ask = { body: { email, scene: 'register', locale: 'en' } };

describe('mail', () => {
  it('goes by SMTP to one address, and its code opens the way', async () => {
    const { url, received } = await smtpServer();
    const settings = { SMTP_URL: url, MAIL_FROM: 'Site <no-reply@site.example>' };
    const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings });
    const { status, body } = await site.call<{ challenge: string }>('/common/sesCode', ask);
    expect(status).toBe(200);
    expect(received).toMatchObject([{ from: 'no-reply@site.example', to: [email] }]);
    const message = received[0]?.message ?? '';
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const code = /^(\d{6})\r$/m.exec(message)?.[1];
    const verified = await site.call('/common/sesCodeVerify', {
      body: { email, code, scene: 'register', challenge: body.data.challenge },
    });
    expect(verified.status).toBe(200);
  });

  it('comes in the language of the page', async () => {
    const { url, received } = await smtpServer();
    const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings: { SMTP_URL: url } });
    for (const locale of locales) {
      const body = { email: `${locale}@example.com`, scene: 'reset', locale };
      expect((await site.call('/common/sesCode', { body })).status, locale).toBe(200);
    }
    expect(new Set(received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1])).size).toBe(
      locales.length,
    );
  });

  it('that the server refuses voids the code and may be asked for again at once', async () => {
    const { url } = await smtpServer({
      onRcptTo: (_address, _session, done) => done(new Error('Mailbox full')),
    });
    for (const SMTP_URL of [url, (await deadOrigin()).replace('http', 'smtp')]) {
      const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings: { SMTP_URL } });
      for (const attempt of [1, 2]) {
        const answer = await site.call('/common/sesCode', ask);
        expect(answer, `attempt ${attempt}`).toMatchObject({ status: 500, body: { code: 'internal' } });
      }
      expect((await site.snapshot()).codes).toEqual([]);
      expect(site.logged.join('')).not.toContain(email);
    }
  });

  it('goes to another machine encrypted or not at all, unless it is this one or the address says otherwise', async () => {
    const { url, received } = await smtpServer();
    // Reaches this machine as well, but is no name for it alone.
    const other = url.replace('127.0.0.1', '0.0.0.0');
    for (const SMTP_URL of [other, `${other}?ignoreTLS=true`]) {
      const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings: { SMTP_URL } });
      expect((await site.call('/common/sesCode', ask)).status, SMTP_URL).toBe(500);
      expect(received).toEqual([]);
    }
    for (const SMTP_URL of [url, url.replace('127.0.0.1', 'localhost'), `${other}?requireTLS=false`]) {
      const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings: { SMTP_URL } });
      expect((await site.call('/common/sesCode', ask)).status, SMTP_URL).toBe(200);
    }
    expect(received).toHaveLength(3);
  });

  it('is written to the data folder without a server, for its owner’s eyes only', async () => {
    const DATA_DIR = await temporaryFolder();
    const site = await testBackend({ DATA_DIR });
    await site.call('/common/sesCode', ask);
    const folder = join(DATA_DIR, 'mail');
    const [file = ''] = await readdir(folder);
    expect(file).toMatch(/^2026-01-15T12-00-00-000Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(site.logged.join('')).toContain(join(folder, file));
  });
});
