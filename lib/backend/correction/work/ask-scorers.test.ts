import { pino } from 'pino';
import { expect, it } from 'vitest';
import { correctionFor, quickScorer, scorerThat } from '@/tests/doubles/corrections/corrections';
import { ScorerFailed, type Job, type Scorer } from '../../calls/scorers';
import { askScorers } from './ask-scorers';

const job: Job = {
  task: { type: 'own', mode: 'write', prompt: 'Describe your town.', photo: null, seconds: null },
  ...{ answer: { text: 'i live here' }, locale: 'de', userId: 'ada' },
};

const ask = (scorers: { connected?: Scorer; builtIn?: Scorer }, signal = new AbortController().signal) =>
  askScorers(
    {
      scorers: {
        connected: scorers.connected,
        builtIn: scorers.builtIn ?? quickScorer({ name: 'built in' }),
      },
      settings: { AI_TIMEOUT_MS: 2 } as Parameters<typeof askScorers>[0]['settings'],
      log: pino({ level: 'silent' }),
    },
    job,
    signal,
  );

const failing = (why: ScorerFailed['why']) => scorerThat(() => Promise.reject(new ScorerFailed(why)));

it('the connected scorer corrects, and no other is asked', async () => {
  const builtIn = quickScorer();
  const connected = quickScorer({ name: 'model', scores: true });
  const { correction, fallback } = await ask({ connected, builtIn });
  expect([correction.scorer.name, correction.score, fallback]).toEqual([
    'model',
    { low: 95, high: 115 },
    false,
  ]);
  expect([connected.jobs, builtIn.jobs]).toEqual([[job], []]);
});

it.each<[string, Scorer]>([
  ['is out', failing('unavailable')],
  ['may not be asked more today', failing('spent')],
  ['never answers and hears nothing', scorerThat(() => new Promise(() => undefined))],
  ['says something else', scorerThat(async () => ({ ...correctionFor(job), text: 'Buy now' }))],
  [
    'marks what is not there',
    scorerThat(async () => {
      const [mark, ...others] = correctionFor(job).marks;
      return { ...correctionFor(job), marks: mark ? [{ ...mark, end: 400 }, ...others] : [] };
    }),
  ],
])('the built-in one does where the connected one %s', async (_, connected) => {
  const { correction, fallback } = await ask({ connected });
  expect([correction.scorer.name, fallback]).toEqual(['built in', true]);
});

it('without a connected one the built-in one does, which is no way out', async () => {
  expect(await ask({})).toMatchObject({ fallback: false });
});

it('what cannot be read or goes wrong is told', async () => {
  await expect(ask({ connected: failing('unreadable') })).rejects.toMatchObject({ why: 'unreadable' });
  await expect(ask({ builtIn: failing('unreadable') })).rejects.toMatchObject({ why: 'unreadable' });
  const broken = scorerThat(() => Promise.reject(new TypeError('broken')));
  await expect(ask({ connected: broken })).rejects.toThrow('broken');
  await expect(ask({ builtIn: broken })).rejects.toThrow('broken');
  const thrown = scorerThat(() => {
    throw new TypeError('at once');
  });
  await expect(ask({ builtIn: thrown })).rejects.toThrow('at once');
});

it('nobody is waited for once nobody wants it', async () => {
  const over = new AbortController();
  const asked = ask({ builtIn: scorerThat(() => new Promise(() => undefined)) }, over.signal);
  over.abort(new Error('closing'));
  await expect(asked).rejects.toThrow('closing');
  // Nor is the next one asked.
  const builtIn = quickScorer();
  const connected = scorerThat(() => Promise.reject(new ScorerFailed('unavailable')));
  await expect(ask({ connected, builtIn }, over.signal)).rejects.toThrow('closing');
  expect(builtIn.jobs).toEqual([]);
});
