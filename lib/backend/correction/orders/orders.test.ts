import { expect, it, vi } from 'vitest';
import { logIn, password, registerUser } from '@/tests/doubles/backend/accounts';
import {
  correctionSite,
  giveCorrections,
  heldScorer,
  listed,
  look,
  order,
  orderAlone,
  orderBody,
  quickScorer,
  usedOf,
} from '@/tests/doubles/corrections/corrections';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { email as buyer, paidSite } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';

const day = 24 * 3_600_000;
const noCorrection = { status: 402, body: { code: 'no_correction' } };

describeOnBothDatabases('an order', (prepare) => {
  it('is a row that uses one correction, and is answered', async () => {
    const { site, token } = await correctionSite(await prepare());
    const ordered = await order(site, token, { text: '  i live in a small town.\r\nIt is nice.  ' });
    expect(ordered).toMatchObject({ status: 200, body: { data: { state: 'waiting' } } });
    const { id } = ordered.body.data;
    expect(await usedOf(site)).toEqual([1]);
    const { body } = await look(site, token, id);
    const at = new Date(site.backend.deps.now()).toISOString();
    expect(body.data).toMatchObject({
      ...{ id, state: 'done', type: 'own', mode: 'write', task: null, prompt: 'Describe your town.' },
      ...{ scene: null, recording: false, createdAt: at, doneAt: at, marks: 1, score: null, exam: null },
      ...{
        written: 'i live in a small town.\r\nIt is nice.',
        beginning: 'i live in a small town. It is nice.',
      },
      ...{ fallback: false, failure: null },
      result: {
        ...{ text: 'i live in a small town.\r\nIt is nice.', sound: null, score: null },
        scorer: { name: 'stand-in', version: '1', scores: false },
        marks: [{ start: 0, end: 1, kind: 'spelling', replacement: 'X', sure: true }],
      },
    });
    expect((await listed(site, token)).body.data).toMatchObject({
      ...{ left: 2, more: false, transcribes: false },
      scorer: { name: 'stand-in', version: '1', scores: false },
      corrections: [{ id, state: 'done', marks: 1 }],
    });
  });

  it('is one, however often and at how many times at once it is sent', async () => {
    const { site, token } = await correctionSite(await prepare());
    const body = orderBody();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => site.call<{ id: string }>('/correction', { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    const again = await site.call<{ id: string; state: string }>('/correction', { token, body });
    expect(new Set([...answers, again].map((answer) => answer.body.data.id)).size).toBe(1);
    expect(again.body.data.state).toBe('done');
    expect(await usedOf(site)).toEqual([1]);
    // A key is a name among the orders of one account.
    const bob = await registerUser(site, 'bob@example.com');
    await giveCorrections(site, bob, 1);
    const other = await site.call<{ id: string }>('/correction', { token: bob, body });
    expect(other.status).toBe(200);
    expect(other.body.data.id).not.toBe(again.body.data.id);
  });

  it('takes what runs out first, and no more than there is, at how many times at once it is sent', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 0 });
    expect(await order(site, token)).toMatchObject(noCorrection);
    const now = site.backend.deps.now();
    await giveCorrections(site, token, 2);
    site.pass(1);
    await giveCorrections(site, token, 1, now + 2 * day);
    site.pass(1);
    await giveCorrections(site, token, 1, now + day);
    await order(site, token);
    expect(await usedOf(site)).toEqual([0, 0, 1]);
    await order(site, token);
    expect(await usedOf(site)).toEqual([0, 1, 1]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(site, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402]);
    expect(await usedOf(site)).toEqual([2, 1, 1]);
    expect((await listed(site, token)).body.data.left).toBe(0);
    expect(await site.backend.deps.db.selectFrom('corrections').select('id').execute()).toHaveLength(4);
  });

  it('takes nothing that has run out', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 0 });
    await giveCorrections(site, token, 1, site.backend.deps.now() + day);
    site.pass(day);
    expect(await order(site, token)).toMatchObject(noCorrection);
    expect((await listed(site, token)).body.data.left).toBe(0);
  });

  it('of a plan without a limit takes nothing of what is counted, while the plan runs', async () => {
    const scorers = { builtIn: quickScorer(), connected: undefined };
    const site = await stripeSite(await prepare(), {}, { scorers });
    const { token } = await paidSite(site, 'vip-90');
    await giveCorrections(site, token, 1);
    expect((await listed(site, token)).body.data.left).toBeNull();
    for (let turn = 0; turn < 3; turn += 1) expect((await order(site, token)).status).toBe(200);
    expect(await site.call('/userInfo', { token })).toMatchObject({
      body: { data: { unlimited: true, correctNum: 1 } },
    });
    site.pass(91 * day);
    const later = (await logIn(site, buyer, password)).body.data.token;
    expect((await listed(site, later)).body.data.left).toBe(1);
    expect((await order(site, later)).status).toBe(200);
    expect(await order(site, later)).toMatchObject(noCorrection);
  });

  it('waits for its turn where many wait', async () => {
    const { scorer, letGo } = heldScorer();
    const { site, token } = await correctionSite(await prepare(), { corrections: 50, builtIn: scorer });
    for (let turn = 0; turn < 10; turn += 1) expect((await orderAlone(site, token)).status).toBe(200);
    expect(await orderAlone(site, token)).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(await usedOf(site)).toEqual([10]);
    await vi.waitUntil(() => scorer.jobs.length === 2);
    for (let place = 0; place < 10; place += 1) {
      await vi.waitUntil(() => scorer.jobs.length > place);
      letGo(place);
    }
    await site.backend.settled();
    expect((await orderAlone(site, token)).status).toBe(200);
    await vi.waitUntil(() => scorer.jobs.length === 11);
    letGo(10);
  });

  it('has an end in number on a day, which what is ordered twice does not bring nearer', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 500 });
    const body = orderBody();
    for (let turn = 0; turn < 3; turn += 1) await site.call('/correction', { token, body });
    for (let turn = 1; turn < 200; turn += 1) expect((await order(site, token)).status).toBe(200);
    expect(await order(site, token)).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect((await site.call('/correction', { token, body })).status).toBe(200);
    site.pass(day);
    expect((await order(site, token)).status).toBe(200);
  });
});
