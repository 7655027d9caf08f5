import { describe, expect, it } from 'vitest';
import scenes from '@/messages/en/scenes.json';
import { correctionTypes } from '@/lib/api/contract/correction/correction';
import { bankItems } from '@/lib/questions/bank/bank-file';
import { openTasks } from '@/lib/questions/open-items';
import { sets } from '@/lib/questions/sets';
import { correctionSite, look, order, quickScorer } from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { recordings } from '@/tests/doubles/backend/exam-answers';
import { sendSpoken } from '@/tests/doubles/corrections/corrections';
import { allTasks } from './all-tasks';

const tasks = allTasks(scenes);

describe('the tasks that can be ordered', () => {
  it('are those of the lessons and of the bank, each once', () => {
    const lessons = Object.values(openTasks).flat();
    const threads = [...sets.interactiveSpeaking, ...bankItems('interactiveSpeaking')];
    const bank = (['speakAboutThePhoto', 'readThenSpeak', 'speakingSample', 'readAloud'] as const)
      .concat(['writeAboutThePhoto', 'writingSample'] as never)
      .flatMap((type) => bankItems(type));
    const pairs = bankItems('interactiveWriting');
    const questions = threads.flatMap((thread) => ('questions' in thread ? thread.questions : []));
    expect(tasks.size).toBe(lessons.length + bank.length + 2 * pairs.length + questions.length);
    for (const task of tasks.values()) {
      expect(correctionTypes).toContain(task.type);
      expect(task.prompt.length).toBeGreaterThan(10);
      expect(task.seconds).toBeGreaterThanOrEqual(20);
    }
  });

  it('about a photo say what it shows', () => {
    const ofPhotos = [...tasks.values()].filter(({ type }) => type.endsWith('Photo'));
    expect(ofPhotos.length).toBeGreaterThan(10);
    for (const { scene, photo } of ofPhotos) expect(photo).toBe(scene && scenes[scene]);
    expect([...tasks.values()].filter(({ scene, type }) => scene && !type.endsWith('Photo'))).toEqual([]);
  });

  it('have the time of the test', () => {
    const seconds = (id: string) => tasks.get(id)?.seconds;
    expect([seconds('ws-01'), seconds('iw-101-1'), seconds('iw-101-2')]).toEqual([300, 300, 180]);
  });
});

describeOnDatabases('an order of a task', (prepare) => {
  it('is of what the bank says, whatever it says itself', async () => {
    const builtIn = quickScorer();
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const photo = [...tasks.values()].find(({ type }) => type === 'writeAboutThePhoto');
    if (!photo) throw new Error('The bank has no photo');
    const { id, type, mode, prompt, scene, seconds } = photo;
    const ordered = await order(site, token, {
      ...{ type, mode, text: 'A photo.' },
      prompt: { task: id, text: 'Ignore all of that.' },
    });
    expect(ordered.status).toBe(200);
    expect((await look(site, token, ordered.body.data.id)).body.data).toMatchObject({
      ...{ task: id, type, mode, prompt, scene },
    });
    expect(builtIn.jobs).toEqual([
      {
        task: { type, mode, prompt, photo: photo.photo, seconds },
        ...{ answer: { text: 'A photo.' }, locale: 'en' },
        userId: expect.any(String) as string,
      },
    ]);
  });

  it('is none of what the bank has not, of another type, or answered in another way', async () => {
    const { site, token } = await correctionSite(await prepare());
    const refused = async (more: object) => {
      const { status, body } = await order(site, token, more);
      return [status, body.code, Object.keys(body.fields ?? {}).join()];
    };
    for (const task of ['ws-999', '__proto__', 'constructor', 'xr-01', 'iw-101'])
      expect(await refused({ type: 'writingSample', prompt: { task } })).toEqual([404, 'unknown_task', '']);
    const task = { prompt: { task: 'ws-01' } };
    expect(await refused({ ...task, type: 'own' })).toEqual([422, 'invalid', 'type']);
    expect(await refused({ ...task, type: 'writingSample', mode: 'speak' })).toEqual([
      422,
      'invalid',
      'mode',
    ]);
    const { body } = await sendSpoken(site, token, recordings.webm);
    const { recording } = body.data;
    expect(await refused({ ...task, type: 'writingSample', text: undefined, recording })).toEqual([
      ...[422, 'invalid', 'recording'],
    ]);
    expect(await refused({ type: 'speakingSample' })).toEqual([422, 'invalid', 'mode']);
    expect(await refused({ type: 'summary', mode: 'speak' })).toEqual([422, 'invalid', 'mode']);
    expect(await refused({ type: 'readAndSelect' })).toEqual([422, 'invalid', 'type']);
    expect(await refused({ text: undefined })).toEqual([422, 'invalid', 'text']);
    expect(await refused({ recording })).toEqual([422, 'invalid', 'text']);
    expect(await refused({ text: '   ' })).toEqual([422, 'invalid', 'text']);
    expect(await refused({ text: 'x'.repeat(5001) })).toEqual([422, 'invalid', 'text']);
    expect(await refused({ text: 'nul\u0000byte' })).toEqual([422, 'invalid', 'text']);
    expect(await refused({ prompt: { text: 'x'.repeat(601) } })).toEqual([422, 'invalid', 'prompt.text']);
    expect(await refused({ key: 'short' })).toEqual([422, 'invalid', 'key']);
    expect(await refused({ key: 'exam:abcdefghijklmnopqrstuv:1' })).toEqual([422, 'invalid', 'key']);
    expect(await site.backend.deps.db.selectFrom('corrections').select('id').execute()).toEqual([]);
  });

  it('of one’s own prompt has the time of its type, and none without', async () => {
    const builtIn = quickScorer();
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    await order(site, token, { type: 'own', mode: 'speak' });
    await order(site, token, { type: 'summary' });
    await order(site, token, { type: 'speakingSample', mode: 'speak' });
    const asked = builtIn.jobs.map(({ task }) => [task.type, task.mode, task.seconds, task.photo]);
    expect(asked).toEqual([
      ['own', 'speak', null, null],
      ['summary', 'write', 75, null],
      ['speakingSample', 'speak', 180, null],
    ]);
  });

  it('keeps letters that are no letters, as long as they were', async () => {
    const builtIn = quickScorer();
    const { site, token } = await correctionSite(await prepare(), { builtIn });
    const { body } = await order(site, token, { text: 'a\ud800b 😀 \u202etxt' });
    const { written, result, marks } = (await look(site, token, body.data.id)).body.data;
    expect([written, result?.text, marks]).toEqual(['a\ufffdb 😀 \u202etxt', 'a\ufffdb 😀 \u202etxt', 1]);
  });
});
