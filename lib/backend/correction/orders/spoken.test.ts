import { expect, it } from 'vitest';
import { logIn, password, registerUser } from '@/tests/doubles/backend/accounts';
import {
  correctionSite,
  email,
  giveCorrections,
  hear,
  listed,
  look,
  order,
  quickScorer,
  sendSpoken,
  usedOf,
} from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';
import { purgeExpired } from '../../purge';

const { webm, ogg, mp4 } = recordings;
const minute = 60_000;
const day = 24 * 60 * minute;
const unknownRecording = { status: 404, body: { code: 'unknown_recording' } };

const spokenOrder = (recording: string) => ({ mode: 'speak', text: undefined, recording });

const keptIn = async (site: TestBackend, table: 'spoken' | 'correction_recordings') =>
  (await site.backend.deps.db.selectFrom(table).select('size').execute()).length;

async function sent(site: TestBackend, token: string, bytes: BodyInit = webm, type = 'audio/webm') {
  const { status, body } = await sendSpoken(site, token, bytes, type);
  if (status !== 200) throw new Error(`recording answered ${status}`);
  return body.data.recording;
}

describeOnDatabases('a recording for a correction', (prepare) => {
  it('is kept for its order, corrected, and can be heard', async () => {
    const builtIn = quickScorer();
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { body } = await order(
      site,
      token,
      spokenOrder(await sent(site, token, ogg, 'audio/ogg;codecs=opus')),
    );
    const { id } = body.data;
    const { answer } = builtIn.jobs[0] ?? {};
    if (!answer || !('recording' in answer)) throw new Error('Nothing was said');
    expect(answer.recording.type).toBe('audio/ogg');
    expect(answer.recording.bytes).toEqual(new Uint8Array(ogg));
    const shown = (await look(site, token, id)).body.data;
    expect(shown).toMatchObject({
      ...{ state: 'done', mode: 'speak', written: null, recording: true, beginning: 'What was said' },
      result: { text: 'What was said', sound: { seconds: 3 } },
    });
    expect(await hear(site, token, id)).toEqual({ status: 200, type: 'audio/ogg', bytes: ogg });
    expect((await listed(site, token, '?search=SAID')).body.data.corrections).toHaveLength(1);
    expect([await keptIn(site, 'spoken'), await keptIn(site, 'correction_recordings')]).toEqual([0, 1]);
  });

  it('is for one order, for an hour, and for whoever has sent it', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 5 });
    const bob = await registerUser(site, 'bob@example.com');
    await giveCorrections(site, bob, 1);
    const first = await sent(site, token);
    expect(await order(site, bob, spokenOrder(first))).toMatchObject(unknownRecording);
    expect((await order(site, token, spokenOrder(first))).status).toBe(200);
    expect(await order(site, token, spokenOrder(first))).toMatchObject(unknownRecording);
    expect(await order(site, token, spokenOrder('A'.repeat(22)))).toMatchObject(unknownRecording);
    const late = await sent(site, token);
    site.pass(60 * minute);
    expect(await order(site, token, spokenOrder(late))).toMatchObject(unknownRecording);
    // What was refused has used up nothing.
    expect((await usedOf(site)).toSorted()).toEqual([0, 1]);
    await purgeExpired(site.backend.deps.db, site.backend.deps.now());
    expect(await keptIn(site, 'spoken')).toBe(0);
  });

  it('stays for another try where no correction is left', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 0 });
    const recording = await sent(site, token);
    expect((await order(site, token, spokenOrder(recording))).status).toBe(402);
    await giveCorrections(site, token, 1);
    expect((await order(site, token, spokenOrder(recording))).status).toBe(200);
  });

  it('is sound of one of three types, and not too large', async () => {
    const { site, token } = await correctionSite(await prepare());
    for (const [bytes, type] of [
      [webm, 'audio/ogg'],
      [mp4, 'audio/mpeg'],
      [webm, 'application/json'],
      [Buffer.from('<script>alert(1)</script>'), 'audio/webm'],
      [Buffer.from(''), 'audio/webm'],
    ] as const) {
      expect(await sendSpoken(site, token, bytes, type)).toMatchObject({ status: 415 });
    }
    const sized = (size: number) => Buffer.concat([webm, Buffer.alloc(size - webm.length)]);
    const limit = 4 * 1024 * 1024;
    expect(await sendSpoken(site, token, sized(limit + 1))).toMatchObject({ status: 413 });
    expect(await keptIn(site, 'spoken')).toBe(0);
    const { body } = await order(site, token, spokenOrder(await sent(site, token, sized(limit))));
    const heard = await hear(site, token, body.data.id);
    expect(heard.bytes?.equals(sized(limit))).toBe(true);
    expect(await sendSpoken(site, 'x'.repeat(43), webm)).toMatchObject({ status: 401 });
  });

  it('is one of five that wait, and of some in an hour', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 20 });
    const names: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      names.push(await sent(site, token));
      site.pass(1000);
    }
    expect(await keptIn(site, 'spoken')).toBe(5);
    const answers: number[] = [];
    for (const name of names) answers.push((await order(site, token, spokenOrder(name))).status);
    expect(answers).toEqual([404, 404, 200, 200, 200, 200, 200]);
    for (let turn = 7; turn < 60; turn += 1) await sent(site, token);
    expect(await sendSpoken(site, token, webm)).toMatchObject({ status: 429 });
  });

  it('goes after 90 days, with its correction, and before where an account has too many bytes', async () => {
    const { site, token } = await correctionSite(await prepare(), { corrections: 20 });
    const { db, now } = site.backend.deps;
    const ids: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      ids.push((await order(site, token, spokenOrder(await sent(site, token)))).body.data.id);
      site.pass(1000);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await site.call(`/correction/${first}`, { token, method: 'DELETE' });
    expect(await keptIn(site, 'correction_recordings')).toBe(3);
    await db
      .updateTable('correction_recordings')
      .set({ size: 200 * 1024 * 1024 })
      .where('correction_id', 'in', [second, third])
      .execute();
    const { id } = (await order(site, token, spokenOrder(await sent(site, token)))).body.data;
    let session = token;
    const recording = async (of: string) => (await look(site, session, of)).body.data.recording;
    expect([await recording(second), await recording(third), await recording(fourth)]).toEqual([
      ...[false, true, true],
    ]);
    expect(await hear(site, token, second)).toEqual({ status: 404 });
    site.pass(90 * day - minute);
    await purgeExpired(db, now());
    expect(await keptIn(site, 'correction_recordings')).toBe(3);
    site.pass(minute);
    session = (await logIn(site, email, password)).body.data.token;
    expect(await recording(id)).toBe(false);
    expect((await look(site, session, id)).body.data.result?.text).toBe('What was said');
    await purgeExpired(db, now());
    expect(await keptIn(site, 'correction_recordings')).toBe(0);
  });

  it('goes with its account, whether it was ordered or not', async () => {
    const { site, token } = await correctionSite(await prepare());
    await order(site, token, spokenOrder(await sent(site, token)));
    await sent(site, token);
    const gone = await site.call('/account', { token, method: 'DELETE', body: { confirm: email } });
    expect(gone.status).toBe(200);
    expect([await keptIn(site, 'spoken'), await keptIn(site, 'correction_recordings')]).toEqual([0, 0]);
    expect(await site.backend.deps.db.selectFrom('corrections').select('id').execute()).toEqual([]);
  });

  it('is heard so often at most', async () => {
    const { site, token } = await correctionSite(await prepare());
    const { id } = (await order(site, token, spokenOrder(await sent(site, token)))).body.data;
    for (let turn = 0; turn < 40; turn += 1) expect((await hear(site, token, id)).status).toBe(200);
    expect((await hear(site, token, id)).status).toBe(429);
    const { id: text } = (await order(site, token)).body.data;
    site.pass(10 * minute);
    expect(await site.call(`/correction/${text}/recording`, { token })).toMatchObject(unknownRecording);
  });
});
