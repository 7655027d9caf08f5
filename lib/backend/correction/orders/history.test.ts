import { expect, it } from 'vitest';
import { registerUser } from '@/tests/doubles/backend/accounts';
import {
  alone,
  correctionSite,
  heldScorer,
  listed,
  look,
  lookAlone,
  order,
  orderAlone,
} from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';
import { correctionIdFrom } from './order';

const unknown = { status: 404, body: { code: 'unknown_correction' } };
const remove = (site: TestBackend, token: string, id: string) =>
  alone(site, token, `/correction/${id}`, { method: 'DELETE' });

/** Orders texts one after the other, a second apart; their ids. */
async function written(site: TestBackend, token: string, texts: readonly (string | object)[]) {
  const ids: string[] = [];
  for (const text of texts) {
    const { body } = await order(site, token, typeof text === 'string' ? { text } : text);
    ids.push(body.data.id);
    site.pass(1000);
  }
  return ids;
}

const idsIn = async (site: TestBackend, token: string, query = '') =>
  (await listed(site, token, query)).body.data.corrections.map(({ id }) => id);

describeOnDatabases('the corrections of an account', (prepare) => {
  it('are listed page by page, the newest first, also where one was deleted or some have one moment', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 50 });
    const ids = await written(
      site,
      token,
      Array.from({ length: 40 }, (_, index) => `Text ${index}`),
    );
    for (let turn = 0; turn < 5; turn += 1) ids.push((await order(site, token)).body.data.id);
    const first = (await listed(site, token)).body.data;
    expect([first.corrections.length, first.more]).toEqual([20, true]);
    const last = first.corrections.at(-1)?.id ?? '';
    const second = (await listed(site, token, `?before=${last}`)).body.data;
    const third = (await listed(site, token, `?before=${second.corrections.at(-1)?.id}`)).body.data;
    expect([second.more, third.corrections.length, third.more]).toEqual([true, 5, false]);
    const all = [first, second, third].flatMap(({ corrections }) => corrections.map(({ id }) => id));
    expect(new Set(all)).toEqual(new Set(ids));
    expect(all.slice(5)).toEqual(ids.slice(0, 40).toReversed());
    await remove(site, token, ids[3] ?? '');
    expect(await idsIn(site, token, `?before=${ids[4]}`)).toEqual([ids[2], ids[1], ids[0]]);
    for (const before of [ids[3], 'x'.repeat(22), "' or 1=1 --"])
      expect(await listed(site, token, `?before=${encodeURIComponent(before ?? '')}`)).toMatchObject({
        status: 422,
      });
  });

  it('are found by words of task and answer, however they are written, and by signs as they are', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 50 });
    const [town, signs, umlaut, other] = await written(site, token, [
      'The Harbor was 100% empty_today.',
      { text: String.raw`A path such as C:\temp`, prompt: { text: 'What is in a FOLDER?' } },
      'Ein Über-Ärger in ΑΘΗΝΑ, ﬁne.',
      'Nothing of that',
    ]);
    const find = (words: string) => idsIn(site, token, `?search=${encodeURIComponent(words)}`);
    expect(await find('harbor WAS')).toEqual([town]);
    expect(await find('folder')).toEqual([signs]);
    expect(await find('describe YOUR town')).toEqual([other, umlaut, town]);
    expect(await find('über-ärger')).toEqual([umlaut]);
    expect(await find('αθηνα, FINE')).toEqual([umlaut]);
    expect(await find('100%')).toEqual([town]);
    expect(await find('%')).toEqual([town]);
    expect(await find('_')).toEqual([town]);
    expect(await find('C:\\temp')).toEqual([signs]);
    expect(await find('\\')).toEqual([signs]);
    expect(await find("' or '1'='1")).toEqual([]);
    // What stands in two texts is in none.
    expect(await find('town. nothing')).toEqual([]);
    expect(await find('   ')).toEqual([other, umlaut, signs, town]);
    expect(await listed(site, token, `?search=${'x'.repeat(101)}`)).toMatchObject({ status: 422 });
  });

  it('are searched in no time, also for what nearly stands everywhere in them', async () => {
    const { site, token } = await correctionSite(await prepare());
    await written(site, token, ['⁗'.repeat(5000)]);
    const { db } = site.backend.deps;
    const row = await db.selectFrom('corrections').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      id: correctionIdFrom(),
      key: `key-number-${index}`,
    }));
    await db.insertInto('corrections').values(more).execute();
    const began = performance.now();
    expect(await idsIn(site, token, `?search=${encodeURIComponent(`${'⁗'.repeat(99)}b`)}`)).toEqual([]);
    // By `like` it was half a minute, in which the server did nothing else.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await idsIn(site, token, `?search=${encodeURIComponent('⁗'.repeat(100))}`)).toHaveLength(20);
  });

  it('name every task of the bank that an answer was sent to, the last one first', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 50 });
    const of = (task: string) => ({ type: 'writingSample', prompt: { task } });
    await written(site, token, [of('ws-02'), of('ws-01'), 'One of my own', of('ws-02'), of('ws-03')]);
    const { tasks, corrections } = (await listed(site, token, '?task=ws-01')).body.data;
    expect(tasks.map(({ task }) => task)).toEqual(['ws-03', 'ws-02', 'ws-01']);
    const [, , { prompt = '' } = {}] = tasks;
    expect(prompt.length).toBeGreaterThan(40);
    expect(corrections[0]?.prompt.startsWith(prompt)).toBe(true);
  });

  it('of one task are listed by it', async () => {
    const { site, token } = await correctionSite(await prepare());
    const task = { type: 'writingSample', prompt: { task: 'ws-01' } };
    const [own, one, other] = await written(site, token, ['Mine', task, task]);
    expect(await idsIn(site, token, '?task=ws-01')).toEqual([other, one]);
    expect(await idsIn(site, token, '?task=ws-02')).toEqual([]);
    expect(await idsIn(site, token)).toEqual([other, one, own]);
  });

  it('are searched so often at most', async () => {
    const { site, token } = await correctionSite(await prepare());
    for (let turn = 0; turn < 120; turn += 1)
      expect((await listed(site, token, '?search=x')).status).toBe(200);
    expect((await listed(site, token, '?search=x')).status).toBe(429);
    expect((await listed(site, token)).status).toBe(200);
  });

  it('are for their owner alone', async () => {
    const { site, token } = await correctionSite(await prepare());
    const bob = await registerUser(site, 'bob@example.com');
    const { id } = (await order(site, token)).body.data;
    expect(await look(site, bob, id)).toMatchObject(unknown);
    expect(await remove(site, bob, id)).toMatchObject(unknown);
    expect(await site.call(`/correction/${id}/recording`, { token: bob })).toMatchObject(unknown);
    expect((await listed(site, bob)).body.data.corrections).toEqual([]);
    expect(await listed(site, bob, `?before=${id}`)).toMatchObject({ status: 422 });
    for (const guess of ['A'.repeat(22), `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`]) {
      expect(await look(site, token, guess)).toMatchObject(unknown);
      expect(await remove(site, token, guess)).toMatchObject(unknown);
    }
    expect(await look(site, 'x'.repeat(43), id)).toMatchObject({ status: 401 });
    expect((await look(site, token, id)).status).toBe(200);
  });

  it('are deleted once they are over, and not before', async () => {
    const { scorer, letGo, begun } = heldScorer();
    const { site, token } = await correctionSite(await prepare(), { builtIn: scorer });
    const first = begun();
    const { id } = (await orderAlone(site, token)).body.data;
    await first;
    expect(await remove(site, token, id)).toMatchObject({ status: 409, body: { code: 'still_waiting' } });
    expect((await lookAlone(site, token, id)).body.data).toMatchObject({ state: 'waiting', result: null });
    letGo();
    await site.backend.settled();
    expect(await remove(site, token, id)).toMatchObject({ status: 200, body: { data: true } });
    expect(await look(site, token, id)).toMatchObject(unknown);
    expect(await remove(site, token, id)).toMatchObject(unknown);
  });
});
