import { expect, it } from 'vitest';
import { purgeExpired } from '../purge';
import { rules } from '../limits/rules';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const day = 24 * 60 * 60_000;

describeOnDatabases('tracking', (prepare) => {
  it('logs a page by any method, with the fixed signature only', async () => {
    const site = await testBackend(await prepare(), { settings: { NEXT_PUBLIC_LOG_SIGN: 'fixed' } });
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await site.call('/common/logPath?path=/pricing&locale=de&sign=fixed', { method });
      expect(answer, method).toMatchObject({ status: 200, body: { data: true } });
    }
    for (const query of ['path=/pricing&locale=de', 'path=/pricing&locale=de&sign=Fixed']) {
      const answer = await site.call(`/common/logPath?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_sign' } });
    }
    const rows = await site.backend.deps.db.selectFrom('path_log').select(['path', 'locale']).execute();
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ path: '/pricing', locale: 'de' })));
  });

  it('keeps click ids, with the user where a token names one', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, 'ada@example.com', { fbc: 'at-sign-up' });
    await site.call('/common/logFb', { body: { fbc: 'c', fbp: 'p' }, token });
    await site.call('/common/logFb', { body: { fbc: 'c2' }, token: 'x'.repeat(43) });
    await site.call('/common/logFbclid?fbclid=click');
    await site.call('/common/logFb', { body: {} });
    const rows = await site.backend.deps.db
      .selectFrom('click_ids')
      .innerJoin('users', 'users.id', 'click_ids.user_id')
      .select(['fbc', 'email'])
      .execute();
    expect(rows.map(({ fbc }) => fbc).sort()).toEqual(['at-sign-up', 'c']);
    expect((await site.snapshot()).click_ids).toHaveLength(4);
  });

  it('stops a visitor who fills the log', async () => {
    const site = await testBackend(await prepare());
    const write = () =>
      Promise.all(Array.from({ length: 70 }, () => site.call('/common/logFbclid?fbclid=x')));
    expect((await write()).filter(({ status }) => status === 429)).toHaveLength(10);
    let written = 60;
    for (let minutes = 0; minutes < 40 && written < 2000; minutes += 1) {
      site.pass(61_000);
      written += (await write()).filter(({ status }) => status === 200).length;
    }
    expect(written).toBe(2000);
    site.pass(61_000);
    expect((await site.call('/common/logPath?path=/&locale=en&sign=page-path-log')).status).toBe(429);
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.7' } };
    expect((await site.call('/common/logFbclid?fbclid=x', elsewhere)).status).toBe(200);
    site.pass(24 * 60 * 60_000);
    expect((await site.call('/common/logFbclid?fbclid=x')).status).toBe(200);
  });

  it('has a ceiling for all networks together, by the day', async () => {
    const site = await testBackend(await prepare());
    const { limiter } = site.backend.deps;
    const log = (network: string) =>
      site.call('/common/logPath?path=/&locale=en&sign=page-path-log', {
        headers: { 'x-forwarded-for': network },
      });
    expect((await log('192.0.2.1')).status).toBe(200);
    await site.backend.deps.db
      .updateTable('rate_limits')
      .set({ points: rules.pathInAll.points })
      .where('key', 'like', `${rules.pathInAll.name}:%`)
      .execute();
    expect((await log('192.0.2.2')).status).toBe(429);
    expect((await site.snapshot()).path_log).toHaveLength(1);
    await expect(limiter.consume(rules.clickInAll, '')).resolves.toBeUndefined();
  });

  it('takes nothing that a page of another site sends, and nothing from its own app amiss', async () => {
    const site = await testBackend(await prepare());
    const paths = {
      '/common/logPath?path=/&locale=en&sign=page-path-log': ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      '/common/logFbclid?fbclid=x': ['GET'],
      '/common/logFb': ['POST'],
    };
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of methods) {
        const send = (from: string) =>
          site.call(path, {
            method,
            headers: { 'sec-fetch-site': from },
            ...(path === '/common/logFb' && { body: { fbc: 'x' } }),
          });
        expect(await send('cross-site')).toMatchObject({ status: 403, body: { code: 'cross_site' } });
        expect((await send('same-site')).status).toBe(200);
        expect((await send('same-origin')).status).toBe(200);
      }
    }
    const { path_log, click_ids } = await site.snapshot();
    expect([path_log?.length, click_ids?.length]).toEqual([10, 4]);
  });

  it('takes paths of a page’s length, in a language of the site', async () => {
    const site = await testBackend(await prepare());
    const log = (path: string, locale: string) =>
      site.call(`/common/logPath?${new URLSearchParams({ path, locale, sign: 'page-path-log' })}`);
    expect(await log(`/${'x'.repeat(300)}`, 'en')).toMatchObject({
      status: 422,
      body: { fields: { path: expect.any(String) } },
    });
    expect(await log('/', 'xx')).toMatchObject({
      status: 422,
      body: { fields: { locale: expect.any(String) } },
    });
    expect((await log(`/${'x'.repeat(299)}`, 'zh')).status).toBe(200);
    expect((await site.snapshot()).path_log).toHaveLength(1);
  });

  it('keeps no more bytes of a row than characters: ids and paths as browsers send them', async () => {
    const site = await testBackend(await prepare());
    const wide = '漢'.repeat(100);
    const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
    for (const refused of [
      await site.call('/common/logFb', { body: { fbc: wide, fbp: 'fb.1.1.2' } }),
      await site.call('/common/logFb', { body: { fbp: 'x'.repeat(481) } }),
      await site.call(`/common/logFbclid${query({ fbclid: wide })}`),
      await site.call(`/common/logPath${query({ path: `/${wide}`, locale: 'en', sign: 'page-path-log' })}`),
    ]) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } });
    }
    await registerUser(site, 'ada@example.com', { fbc: wide, fbp: 'fb.1.1.2' });
    const { db } = site.backend.deps;
    expect(await db.selectFrom('click_ids').select(['fbc', 'fbp']).execute()).toEqual([
      { fbc: null, fbp: 'fb.1.1.2' },
    ]);
    const fbclid = 'x'.repeat(450);
    expect((await site.call('/common/logFb', { body: { fbc: `fb.1.1700000000000.${fbclid}` } })).status).toBe(
      200,
    );
    expect((await site.call(`/common/logFbclid${query({ fbclid })}`)).status).toBe(200);
    const path = `/blog/${encodeURIComponent('漢')}`;
    const logged = await site.call(`/common/logPath${query({ path, locale: 'ja', sign: 'page-path-log' })}`);
    expect(logged.status).toBe(200);
  });

  it('forgets page views after 30 days and click ids after 90', async () => {
    const site = await testBackend(await prepare());
    const { db, now } = site.backend.deps;
    await site.call('/common/logPath?path=/&locale=en&sign=page-path-log');
    await site.call('/common/logFbclid?fbclid=x');
    const left = async (days: number) => {
      await purgeExpired(db, now() + days * day);
      const { path_log, click_ids } = await site.snapshot();
      return [path_log?.length, click_ids?.length];
    };
    expect(await left(29)).toEqual([1, 1]);
    expect(await left(30)).toEqual([0, 1]);
    expect(await left(89)).toEqual([0, 1]);
    expect(await left(90)).toEqual([0, 0]);
  });
});
