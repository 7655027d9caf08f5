import { expect, it } from 'vitest';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { anyAnswer } from '@/tests/doubles/backend/exam-answers';
import { begunExam, examAt, examParts, examSite, sitterOf, startExam } from '@/tests/doubles/backend/exams';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';

const minute = 60_000;

const rowsOf = ({ backend }: TestBackend) =>
  backend.deps.db.selectFrom('exam_answers').selectAll().orderBy('seq').execute();

describeOnDatabases('the clock of an exam', (prepare) => {
  it('stands until a task is begun, and then runs, whoever looks', async () => {
    const { site, token } = await examSite(await prepare());
    const { body } = await startExam(site, token);
    const sitter = sitterOf(site, token, body.data.id);
    site.pass(10 * minute);
    expect((await sitter.stand()).body.data.step).toMatchObject({ item: null, leftMs: 5000 });
    const begun = await sitter.begin(0);
    expect(begun.body.data.step).toMatchObject({ seq: 0, leftMs: 5000, item: { type: 'readAndSelect' } });
    site.pass(2000);
    const again = await sitter.begin(0);
    expect(again.body.data.step).toEqual({ ...begun.body.data.step, leftMs: 3000 });
    expect((await sitter.stand()).body.data.step).toEqual(again.body.data.step);
    const next = await sitter.answer(0, true, 1500);
    expect(next.body.data.step).toMatchObject({ seq: 1, leftMs: 5000 });
    expect(await rowsOf(site)).toMatchObject([
      { seq: 0, used_ms: 1500, allowed_ms: 5000, time_up: 0, late: 0, state: 'answered' },
    ]);
  });

  it('writes down as missed what runs out, and begins the next question when somebody is there', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    site.pass(8000);
    // Within the grace that an answer on its way has.
    expect((await sitter.stand()).body.data.step).toMatchObject({ seq: 0, leftMs: 0 });
    site.pass(1);
    expect((await sitter.stand()).body.data.step).toMatchObject({ seq: 1, leftMs: 5000 });
    site.pass(2000);
    expect((await sitter.stand()).body.data).toMatchObject({ answered: 1, step: { seq: 1, leftMs: 3000 } });
    expect(await rowsOf(site)).toMatchObject([
      { seq: 0, given: null, credit: 0, used_ms: 5000, time_up: 1, late: 0, state: 'missed' },
    ]);
  });

  it('takes an answer within the grace, as one whose time was up', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    site.pass(7900);
    expect((await sitter.answer(0, true, 5200)).body.data.step).toMatchObject({ seq: 1, leftMs: 5000 });
    expect(await rowsOf(site)).toMatchObject([{ given: 'true', used_ms: 5000, time_up: 1, late: 0 }]);
  });

  it.each([
    ['was given in time and comes soon', 4900, 10 * minute, { given: 'true', late: 1, state: 'answered' }],
    ['was given too late', 7001, 10 * minute, { given: null, late: 0, state: 'missed' }],
    ['comes too late', 4900, 15 * minute + 5001, { given: null, late: 0, state: 'missed' }],
  ])('decides about an answer from a browser that was offline: it %s', async (_, tookMs, after, row) => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    site.pass(after);
    expect((await sitter.answer(0, true, tookMs)).body.data.step).toMatchObject({ seq: 1, leftMs: 5000 });
    expect(await rowsOf(site)).toMatchObject([row]);
  });

  it('takes such an answer also where the question was written down as missed meanwhile', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter } = await begunExam(site, token);
    site.pass(minute);
    const back = await sitter.stand('&take=1');
    expect(back.body.data.step).toMatchObject({ seq: 1 });
    const taken = { step: back.body.data.step, counts: true };
    expect((await sitter.answer(0, true, 3000)).body.data).toEqual(taken);
    expect((await sitter.answer(0, false, 3000)).body.data).toEqual(taken);
    expect(await rowsOf(site)).toMatchObject([
      { seq: 0, given: 'true', late: 1, used_ms: 3000, time_up: 0, state: 'answered' },
    ]);
    site.pass(16 * minute);
    await sitter.stand();
    expect((await sitter.answer(1, true, 3000)).body.data.counts).toBe(false);
    expect(await rowsOf(site)).toMatchObject([{ late: 1 }, { seq: 1, given: null, state: 'missed' }]);
  });

  it('takes a text that nobody judges hours later, if it was written in time', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step } = await examAt(site, token, 'writingSample');
    site.pass(step.leftMs + 3 * 60 * minute);
    await sitter.stand();
    await sitter.answer(step.seq, 'Too long.', step.limitMs + 2001);
    expect((await rowsOf(site)).at(-1)).toMatchObject({ given: null, state: 'missed' });
    await sitter.answer(step.seq, 'In my town', step.limitMs - 1000);
    expect((await rowsOf(site)).at(-1)).toMatchObject({ text: 'In my town', late: 1, state: 'answered' });
  });

  it('is one for all questions of a conversation, and another for its summary', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step: first } = await examAt(site, token, 'interactiveListening');
    expect(first).toMatchObject({ limitMs: 390_000, leftMs: 390_000, plays: null });
    site.pass(100_000);
    const reply = (await sitter.answer(first.seq, anyAnswer(first), 99_000)).body.data.step;
    expect(reply).toMatchObject({ limitMs: 390_000, leftMs: 290_000, plays: 1 });
    site.pass(290_000);
    // Handed in by the clock of the browser: what is left of the conversation is over with it.
    const answered = await sitter.answer(first.seq + 1, 0, 290_000);
    expect(answered.body.data.step).toMatchObject({ seq: first.seq + 2, leftMs: 0 });
    site.pass(3001);
    const summary = (await sitter.stand()).body.data.step;
    expect(summary).toMatchObject({
      ...{ seq: first.seq + 6, limitMs: 75_000, leftMs: 75_000, item: { step: 'summary' } },
    });
    const rows = (await rowsOf(site)).slice(first.seq);
    expect(rows).toMatchObject([
      { used_ms: 99_000, allowed_ms: 390_000, time_up: 0, state: 'answered' },
      { used_ms: 290_000, allowed_ms: 290_000, time_up: 1, state: 'answered' },
      ...Array.from({ length: 4 }, () => ({ used_ms: 0, allowed_ms: 0, credit: 0, state: 'unshown' })),
    ]);
  });

  it('takes no reply of a conversation once the summary behind it has told which one was right', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step: first } = await examAt(site, token, 'interactiveListening');
    let step = first;
    while (step.seq < first.seq + 5) {
      const next = (await sitter.answer(step.seq, anyAnswer(step))).body.data.step;
      step = next ?? expect.fail('The exam is over');
    }
    site.pass(step.leftMs + 3001);
    const summary = (await sitter.stand()).body.data.step;
    const shown = summary?.item?.type === 'interactiveListening' ? summary.item : undefined;
    const told = shown?.step === 'summary' ? shown.before.at(-1)?.reply : undefined;
    const place = step.item && 'options' in step.item ? step.item.options.indexOf(told ?? '') : -1;
    expect(place).toBeGreaterThanOrEqual(0);
    await sitter.answer(step.seq, place, 1000);
    expect((await rowsOf(site)).at(-1)).toMatchObject({ given: null, credit: 0, state: 'missed' });
    expect((await sitter.stand()).body.data.step).toMatchObject({ seq: summary?.seq });
  });

  it('ends all that shares it, when nobody comes back for it', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step: menus } = await examAt(site, token, 'interactiveReading');
    const second = (await sitter.answer(menus.seq, anyAnswer(menus))).body.data.step;
    site.pass(menus.limitMs + 3001);
    // What was chosen in time, of the second question, still counts.
    const after = await sitter.answer(menus.seq + 1, 0, 20_000);
    expect(second?.seq).toBe(menus.seq + 1);
    expect(after.body.data.step).toMatchObject({
      ...{
        seq: menus.seq + 6,
        item: { type: 'interactiveReading', step: 'menus' },
        part: { number: 7, of: 12 },
      },
    });
    expect(after.body.data.step?.leftMs).toBe(after.body.data.step?.limitMs);
    expect((await rowsOf(site)).slice(menus.seq).map(({ state, late }) => [state, late])).toEqual([
      ['answered', 0],
      ['answered', 1],
      ...Array.from({ length: 4 }, () => ['unshown', 0]),
    ]);
  });

  it('runs on while the site is down', async () => {
    const place = await prepare();
    const first = await examSite(place);
    const { sitter } = await begunExam(first.site, first.token);
    const { db, now } = first.site.backend.deps;
    await db.selectFrom('exams').select('id').execute();
    first.site.pass(1000);
    const stopped = now();
    await first.site.backend.close();
    let later = stopped + 2500;
    const second = await testBackend(place, { ...examParts, now: () => later });
    const again = sitterOf(second, first.token, sitter.id);
    expect((await again.stand()).body.data.step).toMatchObject({ seq: 0, leftMs: 1500 });
    later += 1000;
    expect((await again.stand()).body.data.step).toMatchObject({ seq: 0, leftMs: 500 });
    expect((await again.answer(0, true, 4000)).body.data.step).toMatchObject({ seq: 1, leftMs: 5000 });
  });

  it('leaves to Interactive Writing what was written first', async () => {
    const { site, token } = await examSite(await prepare());
    const { sitter, step: first } = await examAt(site, token, 'interactiveWriting');
    expect(first).toMatchObject({ prepareMs: 30_000, limitMs: 330_000, item: { first: null } });
    const text = 'One line.\nAnother “line” – with 語 and 😀, and "quotes".';
    const second = (await sitter.answer(first.seq, text)).body.data.step;
    expect(second).toMatchObject({
      prepareMs: 0,
      limitMs: 180_000,
      part: { number: 2, of: 2 },
      item: { first: { text } },
    });
  });
});
