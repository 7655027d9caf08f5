// Makes the recordings of the questions: `npm run sounds` after a change of what is heard; commit the result. Those that are of their text stay.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSource } from '../../scripts/run/checkout/import-source.mjs';
import { runAsScript, root } from '../../scripts/run/checkout/project.mjs';
import { packSound, soundKey, speak } from './voice.mjs';

const folder = path.join(root, 'public/assets/sounds');
const ledger = path.join(root, 'content/sounds.json');
/** Bytes of a recording. */
const limit = 40_960;

/**
 * What is heard in the questions, by the name of its file.
 *
 * @returns {Promise<Record<string, { text: string, voice: import('./voice.mjs').VoiceName }>>}
 */
export async function heardTexts() {
  const [{ heardName }, { speakingSteps }, dictations, conversations, interviews] = await Promise.all([
    importSource('lib/questions/sounds.ts'),
    importSource('lib/questions/steps.ts'),
    questions('questions/listen-and-type', 'diagnostic/listen-and-type', 'bank/listen-and-type'),
    questions('questions/interactive-listening', 'bank/interactive-listening'),
    questions('questions/interactive-speaking', 'bank/interactive-speaking'),
  ]);
  /** @type {Record<string, { text: string, voice: import('./voice.mjs').VoiceName }>} */
  const heard = {};
  for (const { id, sentence } of dictations) heard[id] = { text: sentence, voice: 'woman' };
  for (const { id, scenario, turns, voice } of conversations) {
    // The situation is told by somebody else than the partner.
    heard[heardName(id, 'situation')] = { text: scenario, voice: voice === 'woman' ? 'man' : 'woman' };
    for (const [turn, { said }] of turns.entries()) heard[heardName(id, turn)] = { text: said, voice };
  }
  for (const interview of interviews) {
    for (const { id, said } of speakingSteps(interview)) heard[id] = { text: said, voice: 'woman' };
  }
  return heard;
}

/** @param {readonly string[]} names of files of questions, below `content` */
async function questions(...names) {
  const files = await Promise.all(
    names.map((name) => readFile(path.join(root, `content/${name}.json`), 'utf8')),
  );
  return files.flatMap((file) => JSON.parse(file).items);
}

async function makeSounds() {
  const heard = await heardTexts();
  const made = JSON.parse(await readFile(ledger, 'utf8').catch(() => '{}'));
  const there = new Set(await readdir(folder).catch(() => []));
  const unheard = [...there, ...Object.keys(made).map((name) => `${name}.mp3`)].filter(
    (file) => !(path.parse(file).name in heard),
  );
  const behind = Object.entries(heard).filter(
    ([name, { text, voice }]) => made[name] !== soundKey(text, voice) || !there.has(`${name}.mp3`),
  );
  if (behind.length + unheard.length === 0) {
    console.log('Every recording says what its text says.');
    return 0;
  }
  const work = await mkdtemp(path.join(tmpdir(), 'sounds-'));
  await mkdir(folder, { recursive: true });
  for (const [name, { text, voice }] of behind) {
    const wav = path.join(work, 'spoken.wav');
    const mp3 = path.join(folder, `${name}.mp3`);
    await speak(text, voice, wav, work);
    const size = await packBelow(wav, mp3);
    console.log(`${name} ${(size / 1024).toFixed(1)} kB`);
  }
  for (const file of unheard) await rm(path.join(folder, file), { force: true });
  const keys = Object.entries(heard).map(([name, { text, voice }]) => [name, soundKey(text, voice)]);
  await writeFile(ledger, `${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`);
  await rm(work, { recursive: true });
  return 0;
}

/**
 * As good as the limit lets it be.
 *
 * @param {string} wav
 * @param {string} mp3
 * @returns {Promise<number>} its bytes
 */
async function packBelow(wav, mp3) {
  for (const bitrate of [32, 24, 16]) {
    await packSound(wav, mp3, bitrate);
    const { size } = await stat(mp3);
    if (size <= limit) return size;
  }
  throw new Error(`${path.basename(mp3)} has more than ${limit} bytes: shorten its text.`);
}

await runAsScript(import.meta.url, makeSounds);
