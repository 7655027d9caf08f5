import { expect, it } from 'vitest';
import { registerUser } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { testBackend } from '../testing/test-backend';

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
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => site.call('/common/logFbclid?fbclid=x')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
