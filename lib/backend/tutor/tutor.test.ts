import { expect, it } from 'vitest';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { givePlan, textIn, threadIn, tutorOf, tutorSite } from '@/tests/doubles/tutor/tutor-site';
import { AiFailed } from '../ai/service';
import { dayMs } from '../base/day-ms';
import { purgeExpired } from '../purge';

const unknown = 'thread-of-nobody-0001';

describeOnDatabases('the tutor', (prepare) => {
  it('answers 404 to every call where no model is connected', async () => {
    const site = await testBackend(await prepare());
    const ada = tutorOf(site, await registerUser(site, 'ada@example.com'));
    for (const answer of [await ada.look(), await ada.thread(unknown), await ada.remove(unknown)]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'no_tutor' } });
    }
    expect(await ada.refused()).toMatchObject({ status: 404, body: { code: 'no_tutor' } });
  });

  it('is for who is logged in', async () => {
    const { site } = await tutorSite(await prepare());
    const visitor = tutorOf(site, undefined);
    expect((await visitor.look()).status).toBe(401);
    expect((await visitor.refused()).status).toBe(401);
  });

  it('answers piece by piece, as it is said, and keeps what was said', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    const asked = await ada.ask({ text: 'What is a verb?' });
    expect(Object.fromEntries(asked.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const begun = await asked.next();
    const answer = await ai.answer(0);
    answer.say('A verb says');
    expect(await asked.next()).toEqual({ text: 'A verb says' });
    answer.say(' what happens.').end();
    const thread = threadIn([begun]);
    expect(await asked.rest()).toEqual([
      { text: ' what happens.' },
      { thread, left: expect.any(Number), lessons: [] },
    ]);

    const { body } = await ada.thread(thread);
    expect(body.data).toMatchObject({ id: thread, mode: 'standard', model: 'small-1', answering: false });
    expect(body.data.messages).toMatchObject([
      { by: 'user', text: 'What is a verb?', stopped: false },
      { by: 'tutor', text: 'A verb says what happens.', stopped: false, lessons: [] },
    ]);
    expect((await ada.look()).body.data).toMatchObject({
      models: [
        { id: 'small-1', name: 'Quick' },
        { id: 'large-1', name: 'Thorough' },
      ],
      modes: ['standard', 'test'],
      included: true,
      perDay: tutorLimits.perDay,
      renewed: '2026-01-16T00:00:00.000Z',
      threads: [{ id: thread, title: 'What is a verb?', mode: 'standard' }],
    });
  });

  it('goes on in a thread, whose mode stays, with the model of each question', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say(`Answer ${ai.answers.length}`).end();
    const thread = threadIn(await (await ada.ask({ text: 'One', mode: 'test' })).rest());
    await (await ada.ask({ thread, text: 'Two', mode: 'standard', model: 'large-1' })).rest();
    expect(ai.last.model).toBe('large-1');
    expect(ai.last.messages.slice(1)).toEqual([
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'Answer 1' },
      { role: 'user', content: 'Two' },
    ]);
    expect((await ada.thread(thread)).body.data).toMatchObject({ mode: 'test', model: 'large-1' });
  });

  it('names the lessons that were used, of those that went along, and shows nothing of how it learns them', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) =>
      void answer.say('Drücke Ja.\n\n[[les', 'sons: readAndSelect, nothing]', ']\n').end();
    const events = await (
      await ada.ask({ mode: 'test', locale: 'de', text: 'Wie geht Read and Select?' })
    ).rest();
    expect(ai.last.system).toContain('Answer in German.');
    expect(textIn(events)).toBe('Drücke Ja.');
    expect(events.at(-1)).toMatchObject({ lessons: ['readAndSelect'] });
    expect((await ada.thread(threadIn(events))).body.data.messages[1]).toMatchObject({
      text: 'Drücke Ja.',
      lessons: ['readAndSelect'],
    });
    const standard = await (await ada.ask({ text: 'Wie geht Read and Select?' })).rest();
    expect(standard.at(-1)).toMatchObject({ lessons: [] });
  });

  it('keeps what was said so far where it is stopped, ends the request, and is ready for the next question', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    const asked = await ada.ask();
    const thread = threadIn([await asked.next()]);
    const answer = await ai.answer(0);
    answer.say('A verb ');
    await asked.next();
    await asked.leave();
    expect(answer.signal.aborted).toBe(true);
    expect((await ada.thread(thread)).body.data.messages).toMatchObject([
      { by: 'user' },
      { by: 'tutor', text: 'A verb', stopped: true },
    ]);
    expect((await ada.look()).body.data.left).toBeLessThan(tutorLimits.perDay);
    ai.reply = (next) => void next.say('Yes.').end();
    expect(textIn(await (await ada.ask({ thread, text: 'Go on' })).rest())).toBe('Yes.');
  });

  it.each([
    ['broken', 'unavailable'],
    ['limited', 'unavailable'],
    ['refused', 'refused'],
    ['slow', 'slow'],
  ] as const)(
    'says that it failed (%s), keeps the question, does not count it, and takes it again',
    async (why, failed) => {
      const { ada, ai, site } = await tutorSite(await prepare());
      const before = (await ada.look()).body.data.left;
      ai.reply = (answer) => answer.fail(new AiFailed(why));
      const events = await (await ada.ask({ text: 'Why?' })).rest();
      expect(events.at(-1)).toEqual({ failed });
      const thread = threadIn(events);
      expect((await ada.thread(thread)).body.data.messages).toMatchObject([{ by: 'user', text: 'Why?' }]);
      expect((await ada.look()).body.data.left).toBe(before);
      expect(await site.backend.deps.db.selectFrom('ai_usage').select('tokens').execute()).toEqual([
        { tokens: 0 },
      ]);
      ai.reply = (answer) => void answer.say('Because.').end();
      await (await ada.ask({ thread, text: 'Why?' })).rest();
      expect((await ada.thread(thread)).body.data.messages.map(({ by }) => by)).toEqual(['user', 'tutor']);
    },
  );

  it('keeps what came before it broke off, and gives the question back', async () => {
    const { ada, ai, site } = await tutorSite(await prepare());
    ai.reply = (answer) => answer.say('Half an ').fail(new AiFailed('broken', { tokens: 321 }));
    const events = await (await ada.ask()).rest();
    expect(events.at(-1)).toEqual({ failed: 'unavailable' });
    const { messages } = (await ada.thread(threadIn(events))).body.data;
    expect(messages).toMatchObject([{ by: 'user' }, { text: 'Half an', stopped: true }]);
    const { db } = site.backend.deps;
    expect(await db.selectFrom('tutor_days').select('asked').execute()).toEqual([{ asked: 0 }]);
    expect(await db.selectFrom('ai_usage').select('tokens').execute()).toEqual([{ tokens: 321 }]);
  });

  it('ends what is said when the server closes, and keeps it', async () => {
    const database = await prepare();
    const { ada, ai, site } = await tutorSite(database);
    const asked = await ada.ask();
    const thread = threadIn([await asked.next()]);
    (await ai.answer(0)).say('A verb');
    await asked.next();
    const closed = site.backend.close();
    expect(await asked.next()).toEqual({ failed: 'unavailable' });
    expect(await asked.next()).toBeUndefined();
    await closed;
    const after = await testBackend(database, { ai });
    const rows = await after.backend.deps.db.selectFrom('tutor_messages').selectAll().execute();
    expect(rows).toMatchObject([{ thread_id: thread }, { text: 'A verb', stopped: 1 }]);
  });

  it('keeps an answer without what no database keeps, and knows a question again that was half a letter', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('A\u0000B', '\u001b[31m C').end();
    const events = await (await ada.ask()).rest();
    expect(textIn(events)).toBe('AB[31m C');
    const kept = (await ada.thread(threadIn(events))).body.data;
    expect(kept).toMatchObject({ answering: false, messages: [{ by: 'user' }, { text: 'AB[31m C' }] });
    ai.reply = (answer) => answer.fail(new AiFailed('broken'));
    const thread = threadIn(await (await ada.ask({ text: 'Why \ud800?' })).rest());
    await (await ada.ask({ thread, text: 'Why \ud800?' })).rest();
    expect((await ada.thread(thread)).body.data.messages).toMatchObject([{ text: 'Why \ufffd?' }]);
  });

  it('takes one question at a time in a thread, and no more than three of an account', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    const open = [await ada.ask({ text: '1' }), await ada.ask({ text: '2' }), await ada.ask({ text: '3' })];
    const threads = [];
    for (const asked of open) threads.push(threadIn([await asked.next()]));
    expect(await ada.refused({ text: '4' })).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    (await ai.answer(0)).end();
    (await ai.answer(1)).say('Two').end();
    await open[0]?.rest();
    await open[1]?.rest();
    expect(await ada.refused({ thread: threads[2], text: '4' })).toMatchObject({
      status: 409,
      body: { code: 'busy' },
    });
    expect((await ada.thread(threads[2] ?? '')).body.data.answering).toBe(true);
    await open[2]?.leave();
    expect((await ada.thread(threads[2] ?? '')).body.data.answering).toBe(false);
  });

  it('lets a thread go whose process was killed, once its time is over, and gives the question back', async () => {
    const { ada, ai, site } = await tutorSite(await prepare());
    const thread = threadIn([await (await ada.ask({ text: 'One' })).next()]);
    await ai.answer(0);
    // As a killed process leaves it: nobody ends the turn.
    await site.backend.deps.db.updateTable('tutor_threads').set({ turn: 'of-the-dead' }).execute();
    expect((await ada.refused({ thread, text: 'Two' })).status).toBe(409);
    site.pass(site.backend.deps.settings.AI_TIMEOUT_MS + 30_000);
    expect((await ada.thread(thread)).body.data.answering).toBe(false);
    ai.reply = (answer) => void answer.say('Here').end();
    await (await ada.ask({ thread, text: 'Two' })).rest();
    expect((await ada.thread(thread)).body.data.messages.map(({ text }) => text)).toEqual([
      'One',
      'Two',
      'Here',
    ]);
    const days = await site.backend.deps.db.selectFrom('tutor_days').select('asked').execute();
    expect(days).toEqual([{ asked: 1 }]);
    ai.answers[0]?.say('Too late').end();
    await site.backend.settled();
    expect((await ada.thread(thread)).body.data.messages).toHaveLength(3);
  });
});

describeOnDatabases('the limits of the tutor', (prepare) => {
  it('are those of the plan', async () => {
    const { site, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end();
    const token = await registerUser(site, 'bob@example.com');
    const bob = tutorOf(site, token);
    const isRefused = async () => (await bob.refused()).status === 402;
    expect(await isRefused()).toBe(true);
    expect((await bob.look()).body.data.included).toBe(false);
    await givePlan(site, token, { vipId: 'vip-7', days: 7 });
    expect(await bob.refused()).toMatchObject({ status: 402, body: { code: 'not_in_plan' } });
    const id = await givePlan(site, token, { vipId: 'vip-30', days: 30 });
    expect((await bob.look()).body.data.included).toBe(true);
    await (await bob.ask()).rest();
    await site.backend.deps.db
      .updateTable('purchases')
      .set({ status: 'refunded' })
      .where('id', '=', id)
      .execute();
    expect(await isRefused()).toBe(true);
    // One that has left the price list stays what it was.
    const { db } = site.backend.deps;
    const row = await db
      .selectFrom('plans')
      .selectAll()
      .where('vip_id', '=', 'vip-30')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('plans')
      .values({ ...row, vip_id: 'vip-60', name: 'two', days: 60, active: 0 })
      .execute();
    await givePlan(site, token, { vipId: 'vip-60', days: 60 });
    await (await bob.ask()).rest();
  });

  it('end with the plan', async () => {
    const { site, ada } = await tutorSite(await prepare());
    for (let day = 0; day < 29; day += 1) {
      site.pass(dayMs);
      await ada.look();
    }
    expect((await ada.look()).body.data.included).toBe(true);
    site.pass(dayMs);
    expect((await ada.look()).body.data.included).toBe(false);
    expect((await ada.refused()).status).toBe(402);
  });

  it('are so many questions on a day of UTC, however they come', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end(0);
    await (await ada.ask()).rest();
    const { db } = site.backend.deps;
    await db
      .updateTable('tutor_days')
      .set({ asked: tutorLimits.perDay - 2 })
      .execute();
    expect((await ada.look()).body.data.left).toBe(2);
    const all = ['1', '2', '3'].map((text) => ada.askedAnd({ text }));
    expect((await Promise.all(all)).sort()).toEqual([200, 200, 429]);
    const refused = await ada.refused();
    expect(refused).toMatchObject({ status: 429, body: { code: 'spent' } });
    // From 12:02 on.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(11 * 3600);
    expect((await ada.look()).body.data.left).toBe(0);
    site.pass(dayMs / 2);
    expect((await ada.look()).body.data.left).toBeGreaterThan(2);
    await (await ada.ask()).rest();
  });

  it('are the tokens of the day, of which what was used counts, and little of which is enough for a short question', async () => {
    const { site, ada, ai } = await tutorSite(await prepare(), { settings: { AI_TOKENS_PER_DAY: 10_000 } });
    expect((await ada.look()).body.data.left).toBe(2);
    ai.reply = (answer) => void answer.say('Yes').end(5900);
    const first = await (await ada.ask({ mode: 'test', text: 'How is Read and Select scored?' })).rest();
    expect(first.at(-1)).toMatchObject({ left: 1 });
    expect(ai.last.system).toContain('<lesson key="readAndSelect"');
    const second = await (await ada.ask({ mode: 'test', text: 'How is Read and Select scored?' })).rest();
    expect(second.at(-1)).toMatchObject({ left: 0 });
    expect(ai.last.system).not.toContain('<lesson key=');
    expect(await ada.refused()).toMatchObject({ status: 429, body: { code: 'spent' } });
    await site.backend.settled();
    expect(ai.answers).toHaveLength(2);
  });

  it('begin a new thread where one is full', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end();
    const thread = threadIn(await (await ada.ask()).rest());
    const { db } = site.backend.deps;
    const more = Array.from({ length: tutorLimits.messages - 3 }, (_, index) => ({
      ...({
        thread_id: thread,
        seq: index + 2,
        by: index % 2 ? 'tutor' : 'user',
        text: `m${index}`,
      } as const),
      ...{ at: index, lessons: '[]', stopped: 0 },
    }));
    await db.insertInto('tutor_messages').values(more).execute();
    const next = threadIn(await (await ada.ask({ thread })).rest());
    expect(next).not.toBe(thread);
    expect((await ada.thread(next)).body.data.messages).toHaveLength(2);
    expect((await ada.thread(thread)).body.data.messages).toHaveLength(tutorLimits.messages - 1);
  });

  it('keep no more threads than said, the newest', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end();
    const first = threadIn(await (await ada.ask()).rest());
    const { db } = site.backend.deps;
    const row = await db.selectFrom('tutor_threads').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: tutorLimits.threads - 1 }, (_, index) => ({
      ...row,
      id: `thread-number-0000000-${index}`,
      said_at: row.said_at + 1 + index,
    }));
    await db.insertInto('tutor_threads').values(others).execute();
    site.pass(1000);
    const newest = threadIn(await (await ada.ask()).rest());
    const { threads } = (await ada.look()).body.data;
    expect(threads).toHaveLength(tutorLimits.threads);
    expect(threads[0]?.id).toBe(newest);
    expect((await ada.thread(first)).status).toBe(404);
  });

  it('refuse a model that nobody has connected, and a question that is too long', async () => {
    const { ada } = await tutorSite(await prepare());
    expect(await ada.refused({ model: 'other' })).toMatchObject({
      status: 422,
      body: { fields: { model: expect.any(String) } },
    });
    expect((await ada.refused({ text: 'a'.repeat(tutorLimits.question + 1) })).status).toBe(422);
    expect((await ada.refused({ text: '  \n ' })).status).toBe(422);
  });

  it('cut an answer that does not end', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    const asked = await ada.ask();
    const thread = threadIn([await asked.next()]);
    const answer = await ai.answer(0);
    for (let piece = 0; piece < 20; piece += 1) answer.say('word '.repeat(100));
    expect((await asked.rest()).at(-1)).toMatchObject({ thread });
    expect(answer.signal.aborted).toBe(true);
    const [, said] = (await ada.thread(thread)).body.data.messages;
    expect(said).toMatchObject({ stopped: true });
    expect(said?.text.length).toBeLessThanOrEqual(8000);
  });

  it('fail an answer that takes too long', async () => {
    const { ada, ai } = await tutorSite(await prepare(), { settings: { AI_TIMEOUT_MS: 1000 } });
    const events = await (await ada.ask()).rest();
    expect(events.at(-1)).toEqual({ failed: 'slow' });
    expect(ai.last.signal.aborted).toBe(true);
  });
});

describeOnDatabases('the threads of the tutor', (prepare) => {
  it('are their owner’s alone', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end();
    const thread = threadIn(await (await ada.ask()).rest());
    const token = await registerUser(site, 'bob@example.com');
    await givePlan(site, token);
    const bob = tutorOf(site, token);
    for (const answer of [
      await bob.thread(thread),
      await bob.remove(thread),
      await bob.refused({ thread }),
      await ada.thread(unknown),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'unknown_thread' } });
    }
    expect((await bob.look()).body.data.threads).toEqual([]);
    expect((await ada.thread(thread)).status).toBe(200);
  });

  it('go when they are deleted, with an answer that is under way', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    const asked = await ada.ask();
    const thread = threadIn([await asked.next()]);
    expect(await ada.remove(thread)).toMatchObject({ status: 200, body: { data: true } });
    expect((await ada.remove(thread)).status).toBe(404);
    (await ai.answer(0)).say('Too late').end();
    await asked.rest();
    const { db } = site.backend.deps;
    expect(await db.selectFrom('tutor_messages').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('tutor_threads').selectAll().execute()).toEqual([]);
    // What was asked stays counted.
    expect(await db.selectFrom('tutor_days').select('asked').execute()).toEqual([{ asked: 1 }]);
  });

  it('end the answer that is under way where they are deleted: no account has more than three at once by that', async () => {
    const { ada, ai } = await tutorSite(await prepare());
    for (let turn = 0; turn < 6; turn += 1) {
      const asked = await ada.ask({ text: `${turn}` });
      const thread = threadIn([await asked.next()]);
      const answer = await ai.answer(turn);
      await ada.remove(thread);
      expect(answer.signal.aborted).toBe(true);
      await asked.rest();
    }
  });

  it('go 90 days after something was last said in them', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => void answer.say('Yes').end();
    await (await ada.ask({ text: 'Old' })).rest();
    const young = threadIn(await (await ada.ask({ text: 'Young' })).rest());
    const { db, now } = site.backend.deps;
    const age = tutorLimits.days * dayMs;
    await db
      .updateTable('tutor_threads')
      .set({ said_at: now() - age })
      .where('id', '!=', young)
      .execute();
    expect((await ada.look()).body.data.threads).toMatchObject([
      { id: young, title: 'Young', until: new Date(now() + age).toISOString() },
    ]);
    await purgeExpired(db, now());
    expect(await db.selectFrom('tutor_threads').select('id').execute()).toEqual([{ id: young }]);
    expect(await db.selectFrom('tutor_messages').select('thread_id').distinct().execute()).toEqual([
      { thread_id: young },
    ]);
    await purgeExpired(db, now() + 3 * dayMs);
    expect(await db.selectFrom('tutor_days').selectAll().execute()).toEqual([]);
  });

  it('go with the account, also what is said at that moment', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    const asked = await ada.ask({ text: 'words-of-ada' });
    await asked.next();
    const erased = await ada.call('/account', {
      method: 'DELETE',
      body: { confirm: 'ada@example.com' },
    });
    expect(erased.status).toBe(200);
    (await ai.answer(0)).say('answer-to-ada').end();
    await asked.rest();
    const rows = JSON.stringify(await site.snapshot());
    expect(rows).not.toContain('words-of-ada');
    expect(rows).not.toContain('answer-to-ada');
  });

  it('stand in no log', async () => {
    const { site, ada, ai } = await tutorSite(await prepare());
    ai.reply = (answer) => answer.say('answer-to-ada').fail(new AiFailed('broken'));
    await (await ada.ask({ text: 'words-of-ada' })).rest();
    ai.reply = (answer) => answer.say('answer-to-ada').fail(new Error('something else'));
    await (await ada.ask({ text: 'words-of-ada' })).rest();
    expect(site.logged.join('')).not.toMatch(/words-of-ada|answer-to-ada/);
  });
});
