import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { brand } from '@/lib/site/brand';
import { receiveCode, receiveTicket, password, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { ada, googleStandIn, idToken } from '@/tests/doubles/backend/google';
import { declare } from '@/tests/doubles/backend/declarations';
import { paidSite } from '@/tests/doubles/backend/paid-site';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const { email } = ada;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const article = { path: 'practice/a-week', name: 'A week', category: { path: 'practice', name: 'Practice' } };
const articles = { list: () => [article], has: (path: string) => path === article.path };

const erase = (site: TestBackend, token: string, confirm = email) =>
  site.call('/account', { method: 'DELETE', token, body: { confirm }, headers: { 'user-agent': iphone } });

const statusOf = async (site: TestBackend, token: string) => (await site.call('/userInfo', { token })).status;

const userOf = (site: TestBackend, token: string) =>
  site.call<{ id: string }>('/userInfo', { token }).then(({ body }) => body.data.id);

/** Every table the database has, whatever this code knows of, with all its rows as text. */
async function everything(site: TestBackend): Promise<Record<string, string>> {
  const { db, settings } = site.backend.deps;
  const names =
    settings.DATABASE_URL === undefined
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
          db,
        );
  const tables = await Promise.all(
    names.rows.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return [name, JSON.stringify(rows)] as const;
    }),
  );
  return Object.fromEntries(tables);
}

/** An account that has left something in every place there is. */
async function livedIn(site: TestBackend): Promise<string> {
  const token = await registerUser(site, email, {
    nickname: 'Countess',
    channel: 'newsletter-7',
    invite_code: 'FRIEND-9',
    fbc: 'fbc-of-ada',
    fbp: 'fbp-of-ada',
  });
  const credential = await idToken({ ...ada, hd: 'example.com' }, { now: site.backend.deps.now() });
  await site.call('/common/login', {
    body: { google: true, email, credential, type: 'pc', channel: 'newsletter-7' },
    headers: { 'user-agent': iphone, locale: 'fr' },
  });
  await site.call('/common/article/rate', { token, body: { path: article.path, rate: 5 } });
  await site.call('/common/logFbclid?fbclid=click-of-ada', { token });
  await site.call('/practice', {
    method: 'PUT',
    token,
    body: { since: 0, now: 1, entries: [{ kind: 'answer', id: 'text', at: 1, value: ['words-of-ada'] }] },
  });
  await receiveCode(site, email, 'reset');
  await receiveTicket(site, email, 'reset');
  return token;
}

describeOnDatabases('deleting an account', (prepare) => {
  it('leaves nothing personal in any table, and every token without a session', async () => {
    const site = await testBackend(await prepare(), { settings: await googleStandIn(), articles });
    const token = await livedIn(site);
    const other = await registerUser(site, 'bob@example.com');
    const login = await site.call<{ token: string }>('/common/login', {
      body: { email, password, type: 'pc' },
      headers: { 'user-agent': iphone },
    });
    const id = await userOf(site, token);
    const before = await everything(site);
    const holding = Object.keys(before).filter((table) => before[table]?.includes(id));
    expect(holding.sort()).toEqual(
      expect.arrayContaining(['article_votes', 'click_ids', 'practice', 'sessions', 'users']),
    );

    site.pass(1000);
    expect(await erase(site, token)).toMatchObject({ status: 200, body: { data: true } });
    const after = await everything(site);
    expect(Object.keys(after).filter((table) => after[table]?.includes(id))).toEqual(['users']);
    for (const [table, rows] of Object.entries(after)) {
      for (const personal of [
        ...[email, 'Countess', ada.name, ada.sub, 'newsletter-7', 'FRIEND-9'],
        ...['fbc-of-ada', 'fbp-of-ada', 'click-of-ada', 'words-of-ada', 'Safari'],
      ]) {
        expect(rows, `${personal} in ${table}`).not.toContain(personal);
      }
    }
    for (const revoked of [token, login.body.data.token]) {
      expect(await statusOf(site, revoked)).toBe(401);
      expect((await erase(site, revoked)).status).toBe(401);
    }
    expect(await statusOf(site, other)).toBe(200);
  });

  it('closes every way in, and leaves the address free', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const id = await userOf(site, token);
    const ticket = await receiveTicket(site, email, 'reset');
    await erase(site, token);
    for (const address of [email, `deleted:${id}`]) {
      const login = await site.call('/common/login', { body: { email: address, password, type: 'pc' } });
      expect(login.status).toBeGreaterThanOrEqual(400);
    }
    const reset = await site.call('/common/findPassword', { body: { email, password, ticket } });
    expect(reset).toMatchObject({ status: 400, body: { code: 'bad_ticket' } });
    const anew = await registerUser(site, email);
    expect(await userOf(site, anew)).not.toBe(id);
  });

  it('takes the address typed, and no other', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    await registerUser(site, 'bob@example.com');
    const before = await site.snapshot();
    for (const confirm of ['', 'ada', 'bob@example.com', `${email}.org`, '%', 'ada_example.com']) {
      const { status, body } = await erase(site, token, confirm);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'not_confirmed' });
    }
    expect(await site.snapshot()).toEqual(before);
    expect((await erase(site, token, ' Ada@Example.com ')).status).toBe(200);
  });

  it('is limited, whoever has the token', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => erase(site, token, 'guess@example.com')),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('happens once when it is asked for many times at once, and meets a sign-in without leaving a session', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => erase(site, token)),
      ...Array.from({ length: 4 }, () =>
        site.call<{ token: string }>('/common/login', { body: { email, password, type: 'pc' } }),
      ),
    ]);
    expect(
      answers
        .slice(0, 4)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 401, 401, 401]);
    expect((await site.snapshot()).sessions).toEqual([]);
  });

  it('is confirmed by mail, in the language asked for', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    site.pass(1000);
    await site.call('/account', {
      method: 'DELETE',
      token,
      body: { confirm: email },
      headers: { locale: 'es', 'user-agent': iphone },
    });
    const mail = readableMail(await site.mailTo(email));
    expect(mail).toContain('Dispositivo: Safari, iOS');
    expect(mail).toContain('15 de enero de 2026');
    expect(site.logged.join('')).not.toContain(email);
  });

  it('keeps what was paid, closes what could still be paid, and refunds once what is paid all the same', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp(email);
    const paid = await site.start(token, 'vip-30');
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(paid)));
    const underWay = await site.start(token, 'vip-7');
    const id = await userOf(site, token);
    expect((await erase(site, token)).status).toBe(200);

    const rows = async () =>
      site.backend.deps.db
        .selectFrom('purchases')
        .select(['id', 'user_id', 'status', 'amount'])
        .orderBy('created_at')
        .orderBy('amount', 'desc')
        .execute();
    expect(site.stripe.sessionOf(underWay).status).toBe('expired');
    expect((await rows())[1]).toMatchObject({ id: underWay, status: 'cancelled' });
    const event = site.stripe.complete(site.stripe.sessionOf(underWay));
    for (const delivery of [event, event, { ...event, id: 'evt_again' }]) {
      expect(await site.deliver(delivery)).toBe(200);
    }
    expect(site.logged.filter((line) => line.includes('to be refunded'))).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { id: paid, user_id: id, status: 'paid' },
      { id: underWay, user_id: id, status: 'refunded' },
    ]);
    expect(site.stripe.refunds.made).toMatchObject([{ metadata: { logVipId: underWay } }]);
    expect((await site.snapshot()).withdrawals).toHaveLength(1);
    expect(await site.mailTo(brand.supportEmail)).toBeUndefined();

    expect(await site.deliver(site.stripe.refund(site.stripe.sessionOf(paid)))).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }]);
  });

  it('tells the operator of money that came afterwards and cannot go back by itself', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp(email);
    const id = await site.start(token, 'vip-7');
    await erase(site, token);
    site.stripe.refunds.status = 'failed';
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    const mail = readableMail(await site.mailTo(brand.supportEmail));
    expect(mail).toContain('Paid after its account was deleted');
    expect(mail).toContain(id);
    expect(mail).toContain('/api/v1/decisions/');
  });

  it('lets the operator know the purchase that its former owner names on the public form', async () => {
    const site = await stripeSite(await prepare());
    const { id, token } = await paidSite(site);
    await erase(site, token);
    await declare(site, { purchase: id });
    const mail = readableMail(await site.mailTo(brand.supportEmail));
    expect(mail).toContain('The account of this purchase was deleted');
    expect(mail).toContain(`Purchase: ${id}, three`);
  });

  it('leaves a test checkout that nobody can pay any more', async () => {
    const site = await testBackend(await prepare(), { settings: { PAYMENTS: 'sandbox' } });
    const token = await registerUser(site, email);
    const { body } = await site.call<{ logVipId: string }>('/stripe/payUrl?vipId=vip-7', { token });
    await erase(site, token);
    const bought = site.backend.deps.db.selectFrom('purchases').select(['id', 'status']);
    expect(await bought.execute()).toEqual([{ id: body.data.logVipId, status: 'cancelled' }]);
  });
});
