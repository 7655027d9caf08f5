import { describe, expect, it } from 'vitest';
import type { Trouble } from '@/tests/doubles/ai/asked';
import { answered, answerIn, frames, given, scorerSite } from '@/tests/doubles/ai/scorer-site';
import { describeOnDatabases, temporaryFolder } from '@/tests/doubles/backend/databases';
import { ScorerFailed } from '../../../calls/scorers';

const prepare = async () => ({ DATA_DIR: await temporaryFolder() });

const text =
  'My school is in the center of the town and every student go there by bus. I am student since five year, and my teachers is very kind.';

const marks = [
  given('go', 'goes', { before: 'every student', reason: 'After <en>every student</en> use <en>goes</en>.' }),
  given('student', 'a student', { before: 'I am', kind: 'article' }),
  given('since five year', 'for five years', { kind: 'preposition' }),
  given('very kind', 'so kind', { kind: 'wordChoice', confidence: 'medium' }),
  given('center', 'middle', { kind: 'wordChoice', confidence: 'low' }),
];
const notes = [{ criterion: 'content', tone: 'good', text: 'You answer  the task.' }];

const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ScorerFailed);
  return (error as ScorerFailed).why;
};

describe('the connected scorer', () => {
  it('corrects a text: marks at their places, notes, an estimate, and who made it', async () => {
    const site = await scorerSite(await prepare());
    site.service.reply = () => answered({ marks, notes, score: { low: 85, high: 105 } });
    const correction = await site.correct(text);
    const { scores, transcribes } = site.scorer;
    expect({ scores, transcribes }).toEqual({ scores: true, transcribes: true });
    expect(correction.scorer).toEqual({
      name: 'Quick',
      version: expect.stringMatching(/^[\da-f]{8}$/) as string,
      scores: true,
    });
    expect(correction).toMatchObject({ text, sound: null, score: { low: 85, high: 105 } });
    expect(correction.notes).toEqual([
      { criterion: 'content', tone: 'good', said: { text: 'You answer the task.' } },
    ]);
    expect(
      correction.marks.map(({ start, end, kind, replacement, sure }) => [
        text.slice(start, end),
        kind,
        replacement,
        sure,
      ]),
    ).toEqual([
      ['go', 'agreement', 'goes', true],
      ['', 'article', 'a ', true],
      ['since five year', 'preposition', 'for five years', true],
      ['very', 'wordChoice', 'so', false],
    ]);
    expect(correction.marks[0]?.reason).toEqual({
      text: 'After <en>every student</en> use <en>goes</en>.',
    });
    expect(site.service.chats).toHaveLength(1);
    expect(await site.left()).toBe(200_000 - 1234);
  });

  it('asks in the language of the asker, and takes no answer in another', async () => {
    const site = await scorerSite(await prepare());
    const german = { locale: 'de' } as const;
    site.service.reply = () => answered({ language: 'de', marks: [] });
    expect((await site.correct(text, german)).marks).toEqual([]);
    expect(site.service.chats[0]?.messages[0]?.content).toContain('in German, for a learner');
    site.service.reply = () => answered({ language: 'xx-klingon' });
    expect(await failure(site.correct(text, german))).toBe('unavailable');
    site.service.reply = () => answered({ language: 'ja', marks: [given('go', 'goes')] });
    expect((await site.correct(text, { locale: 'ja' })).marks).toEqual([]);
    site.service.reply = () =>
      answered({ language: 'ja', marks: [given('go', 'goes', { reason: '主語が単数です。' })] });
    expect((await site.correct(text, { locale: 'ja' })).marks).toHaveLength(1);
  });

  it('asks once more for marks whose words it has not found, and does without those it still has not', async () => {
    const site = await scorerSite(await prepare());
    const wrong = [
      given('students goes', 'student goes'),
      given('student', 'pupil'),
      given('elephant', null),
    ];
    site.service.reply = ({ messages, response_format: format }) =>
      messages.length === 2
        ? answered({ marks: [...wrong, given('is', 'are', { before: 'my teachers' })] })
        : JSON.stringify({
            language: 'en',
            marks: [given('go', 'goes'), given('elephants', 'elephant')],
            ...(format?.json_schema?.name !== 'marks' && { notes: [] }),
          });
    const correction = await site.correct(text);
    expect(correction.marks.map(({ start, end }) => text.slice(start, end))).toEqual(['go', 'is']);
    const [, again] = site.service.chats;
    expect(again?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(again?.messages[3]?.content).toContain(JSON.stringify(wrong));
    expect(site.service.chats).toHaveLength(2);
    expect(await site.left()).toBe(200_000 - 2 * 1234);
  });

  it('keeps what it has where it asks in vain', async () => {
    const site = await scorerSite(await prepare());
    site.service.reply = ({ messages }) => {
      if (messages.length > 2) return 'No.';
      return answered({ marks: [given('elephant', null), given('go', 'goes')] });
    };
    expect((await site.correct(text)).marks).toHaveLength(1);
  });

  it('asks once more where it got something else than a correction, then gives up', async () => {
    const site = await scorerSite(await prepare());
    site.service.next.push('prose');
    site.service.reply = () => answered({ marks: [given('go', 'goes')] });
    expect((await site.correct(text)).marks).toHaveLength(1);
    site.service.next.push('cut');
    expect((await site.correct(text)).marks).toHaveLength(1);
    for (const wrong of ['[]', '{}', 'null', answered({ more: 1 }), answered({ marks: 'none' }), '"yes"']) {
      site.service.chats.length = 0;
      site.service.reply = () => wrong;
      expect(await failure(site.correct(text)), wrong).toBe('unavailable');
      expect(site.service.chats).toHaveLength(2);
    }
  });

  it.each<Trouble>([
    'slow',
    'stalled',
    'prose',
    'cut',
    'filtered',
    'declined',
    'limited',
    'fault',
    'dropped',
    'brokenOff',
    'endless',
    'moved',
    'unauthorized',
    'foreign',
  ])('fails in time where the service is %s, and says nothing of the answer in the log', async (trouble) => {
    const site = await scorerSite(await prepare(), { timeoutMs: 1000 });
    site.service.always = trouble;
    site.service.reply = () => answered();
    const from = performance.now();
    expect(await failure(site.correct(text))).toBe('unavailable');
    expect(performance.now() - from).toBeLessThan(3000);
    expect(site.log).toHaveLength(1);
    for (const secret of ['school', 'sk-secret', 'Rate limit']) expect(site.log[0]).not.toContain(secret);
  });

  it('ends where the order is gone', async () => {
    const site = await scorerSite(await prepare());
    site.service.always = 'slow';
    const gone = new AbortController();
    const ended = failure(site.correct(text, {}, gone.signal));
    setImmediate(() => gone.abort());
    expect(await ended).toBe('unavailable');
  });
});

const said = 'So I I think the school are good and I like my friends there very much because they help me.';
const words = said.split(' ').map((word, place) => ({ word, start: place, end: place + 0.5 }));

describe('the connected scorer, of a recording', () => {
  it('corrects what was said, with what was measured of it and how it sounds', async () => {
    const site = await scorerSite(await prepare());
    site.service.heard = { text: said, words };
    site.service.reply = () =>
      answered({
        marks: [
          given('are', 'is'),
          given('I', 'I,', { before: 'So', kind: 'punctuation' }),
          given('I I', 'I', { kind: 'repetition' }),
        ],
        notes: [{ criterion: 'fluency', tone: 'next', text: 'You repeat <en>I</en>.' }],
        score: { low: 70, high: 90 },
      });
    const { marks: found, ...correction } = await site.hear();
    expect(correction).toMatchObject({
      text: said,
      score: { low: 70, high: 90 },
    });
    const { notes, sound } = correction;
    expect(sound).toEqual({
      ...{ seconds: 12, spoken: expect.closeTo(7, 0) as number, pauses: [], clipped: false },
      levels: expect.any(Array) as number[],
    });
    expect(notes).toMatchObject([
      { criterion: 'fluency', said: { text: 'You repeat <en>I</en>.' } },
      { criterion: 'fluency', said: { key: 'sound.late' } },
      { criterion: 'fluency', said: { key: 'sound.pace', values: { rate: 170 } } },
      { criterion: 'content', said: { key: 'sound.stopped' } },
    ]);
    // What a machine has put there is not the speaker's: no punctuation.
    expect(found.map(({ kind }) => kind)).toEqual(['repetition', 'agreement']);
    const [asked] = site.service.chats;
    expect(asked?.messages[0]?.content).toContain('This answer was spoken');
    expect(asked?.messages[1]?.content).toContain('Words said twice in a row: i.');
    expect(asked?.messages[1]?.content).toContain(`${words.length} words in 20 seconds: 62 words a minute.`);
    expect(asked && answerIn(asked)).toBe(said);
  });

  it('says nothing of fluency where the service tells no moments', async () => {
    const site = await scorerSite(await prepare());
    site.service.heard = { text: said, words: [] };
    site.service.reply = () =>
      answered({ notes: [{ criterion: 'fluency', tone: 'good', text: 'You speak well.' }] });
    expect(await failure(site.hear())).toBe('unavailable');
    site.service.reply = () => answered();
    expect((await site.hear()).text).toBe(said);
    expect(site.service.chats[0]?.messages[0]?.content).not.toContain('`fluency`');
  });

  it('leaves it to the built-in checker where no model writes down what is said', async () => {
    const site = await scorerSite(await prepare(), { transcriber: undefined });
    expect(site.scorer.transcribes).toBe(false);
    expect(await site.hear()).toMatchObject({ text: null, scorer: { name: 'Built-in checker' } });
    expect(site.service.headers).toEqual([]);
  });

  it('sends nothing that nobody can hear, and asks nothing of silence', async () => {
    const unreadable = await scorerSite(await prepare(), {
      hear: () => Promise.reject(new ScorerFailed('unreadable')),
    });
    expect(await failure(unreadable.hear())).toBe('unreadable');
    expect(unreadable.service.headers).toEqual([]);
    const loudness = new Float32Array(600).fill(-80);
    const silent = await scorerSite(await prepare(), {
      hear: () => Promise.resolve({ ...frames, loudness }),
    });
    expect(await silent.hear()).toMatchObject({ text: '', sound: { spoken: 0 }, score: null, marks: [] });
    expect(silent.service.headers).toEqual([]);
  });

  it('corrects no words that were not said', async () => {
    const site = await scorerSite(await prepare());
    site.service.heard = { text: '', words: [] };
    expect(await site.hear()).toMatchObject({ text: '', marks: [], score: null, scorer: { name: 'Quick' } });
    expect(site.service.chats).toEqual([]);
  });

  it.each<Trouble>(['fault', 'limited', 'foreign', 'slow'])(
    'fails in time where it is not written down because the service is %s',
    async (trouble) => {
      const site = await scorerSite(await prepare(), { timeoutMs: 1000 });
      site.service.always = trouble;
      const from = performance.now();
      expect(await failure(site.hear())).toBe('unavailable');
      expect(performance.now() - from).toBeLessThan(3000);
    },
  );
});

describeOnDatabases('what the connected scorer uses', (place) => {
  it('is spent with the tokens of the day, before anything is sent', async () => {
    const site = await scorerSite(await place(), { perDay: 14_000 });
    site.service.reply = () => answered();
    site.service.used = 4000;
    await site.correct(text);
    expect(await site.left()).toBe(10_000);
    expect(await failure(site.correct(text))).toBe('spent');
    expect(await failure(site.hear())).toBe('spent');
    expect(site.service.chats).toHaveLength(1);
  });

  it('cannot be made to overspend by orders at once', async () => {
    const site = await scorerSite(await place(), { perDay: 45_000 });
    site.service.reply = () => answered();
    site.service.used = 11_000;
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => site.correct(text)));
    const corrected = ended.filter(({ status }) => status === 'fulfilled').length;
    expect(corrected).toBeGreaterThan(0);
    expect(site.service.chats).toHaveLength(corrected);
    expect(await site.left()).toBe(45_000 - corrected * 11_000);
  });

  it('gives back what was reserved where the service has refused, and keeps it where nobody knows', async () => {
    const site = await scorerSite(await place(), { timeoutMs: 1000 });
    for (const [trouble, isGivenBack] of [
      ['unauthorized', true],
      ['fault', true],
      ['slow', false],
    ] as const) {
      const before = await site.left();
      site.service.always = trouble;
      await failure(site.correct(text));
      expect((await site.left()) === before, trouble).toBe(isGivenBack);
    }
  });
});
