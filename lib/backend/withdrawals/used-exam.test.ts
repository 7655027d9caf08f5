import { expect, it } from 'vitest';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { sitterOf, startExam } from '@/tests/doubles/backend/exams';
import { paidSite } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';

describeOnDatabases('withdrawing from mock exams', (prepare) => {
  it('leaves to a person what an exam was begun of, ended or not', async () => {
    const site = await stripeSite(await prepare());
    const { token, withdraw, owned } = await paidSite(site, 'mock-3');
    const started = await startExam(site, token);
    expect(started.status).toBe(200);
    expect(await owned()).toMatchObject({ examNum: 2 });
    expect((await withdraw()).body.data.state).toBe('asked');
    expect(site.stripe.refunds.made).toEqual([]);
    // What is left of it is suspended; what was begun goes on.
    expect(await owned()).toMatchObject({ examNum: 0 });
    const sitter = sitterOf(site, token, started.body.data.id);
    expect((await sitter.begin(0)).body.data.step).toMatchObject({ seq: 0, leftMs: 5000 });
    await sitter.end();
    expect((await startExam(site, token)).body.code).toBe('no_credit');
  });

  it('refunds at once where an exam could not be begun, or was begun of something else', async () => {
    const site = await stripeSite(await prepare());
    const { token, withdraw } = await paidSite(site, 'mock-3');
    const { body } = await site.call<{ id: string }>('/userInfo', { token });
    const { db, now } = site.backend.deps;
    await db
      .insertInto('grants')
      .values({
        ...{ id: 'gift', user_id: body.data.id, purchase_id: null, granted_at: now(), correct_num: 0 },
        ...{ usable_until: now() + 1000, exam_num: 1 },
      })
      .execute();
    expect((await startExam(site, token)).status).toBe(200);
    expect((await startExam(site, token)).status).toBe(409);
    expect((await withdraw()).body.data.state).toBe('refunded');
  });
});
