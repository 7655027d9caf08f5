// Makes the recordings of the questions: `npm run sounds` after a change of what is heard; commit the result. Those that are of their text stay.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importSource } from '../../scripts/run/checkout/import-source.mjs';
import { runAsScript, root } from '../../scripts/run/checkout/project.mjs';
import { packSound, soundKey, speak } from './voice.mjs';

/** @typedef {Record<string, { text: string, voice: import('./voice.mjs').VoiceName }>} Heard by the names of the files */

/** What is heard in pages, and what is heard in exams alone, which no address leads to; `limit` is the bytes of a recording. */
const collections = [
  { folder: 'public/assets/sounds', ledger: 'content/sounds.json', limit: 40_960, texts: () => heardTexts() },
  {
    folder: 'content/exam/sounds',
    ledger: 'content/exam/sounds.json',
    limit: 65_536,
    texts: () => examTexts(),
  },
];

/**
 * What is heard in the questions of the pages, by the name of its file.
 *
 * @returns {Promise<Heard>}
 */
export async function heardTexts() {
  const [{ speakingSteps }, dictations, conversations, interviews] = await Promise.all([
    importSource('lib/questions/steps.ts'),
    questions('questions/listen-and-type', 'diagnostic/listen-and-type', 'bank/listen-and-type'),
    questions('questions/interactive-listening', 'bank/interactive-listening'),
    questions('questions/interactive-speaking', 'bank/interactive-speaking'),
  ]);
  const heard = await heardInBoth(dictations, conversations);
  for (const interview of interviews) {
    for (const { id, said } of speakingSteps(interview)) heard[id] = { text: said, voice: 'woman' };
  }
  return heard;
}

/**
 * What is heard in exams; a question that may take the place of another ends in `b`.
 *
 * @returns {Promise<Heard>}
 */
export async function examTexts() {
  const [dictations, conversations, interviews] = await Promise.all([
    questions('exam/listen-and-type'),
    questions('exam/interactive-listening'),
    questions('exam/interactive-speaking'),
  ]);
  const heard = await heardInBoth(dictations, conversations);
  for (const [thread, { id, questions: asked }] of interviews.entries()) {
    const voice = thread % 2 === 0 ? 'woman' : 'man';
    for (const [index, { said, instead }] of asked.entries()) {
      heard[`${id}-${index + 1}`] = { text: said, voice };
      if (instead) heard[`${id}-${index + 1}b`] = { text: instead.said, voice };
    }
  }
  return heard;
}

/**
 * @param {readonly { id: string, sentence: string }[]} dictations
 * @param {readonly import('../../lib/questions/item').ListeningSet[]} conversations
 * @returns {Promise<Heard>}
 */
async function heardInBoth(dictations, conversations) {
  /** @type {typeof import('../../lib/questions/sounds')} */
  const { heardName } = await importSource('lib/questions/sounds.ts');
  /** @type {Heard} */
  const heard = {};
  for (const { id, sentence } of dictations) heard[id] = { text: sentence, voice: 'woman' };
  for (const { id, scenario, turns, voice } of conversations) {
    // The situation is told by somebody else than the partner.
    heard[heardName(id, 'situation')] = { text: scenario, voice: voice === 'woman' ? 'man' : 'woman' };
    for (const [turn, { said }] of turns.entries()) heard[heardName(id, turn)] = { text: said, voice };
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
  const made = await Promise.all(collections.map(makeCollection));
  if (!made.some(Boolean)) console.log('Every recording says what its text says.');
  return 0;
}

/**
 * @param {typeof collections[number]} collection
 * @returns whether something was behind
 */
async function makeCollection({ folder: folderName, ledger: ledgerName, limit, texts }) {
  const [folder, ledger] = [path.join(root, folderName), path.join(root, ledgerName)];
  const heard = await texts();
  const made = JSON.parse(await readFile(ledger, 'utf8').catch(() => '{}'));
  const there = new Set(await readdir(folder).catch(() => []));
  const unheard = [...there, ...Object.keys(made).map((name) => `${name}.mp3`)].filter(
    (file) => !(path.parse(file).name in heard),
  );
  const behind = Object.entries(heard).filter(
    ([name, { text, voice }]) => made[name] !== soundKey(text, voice) || !there.has(`${name}.mp3`),
  );
  if (behind.length + unheard.length === 0) return false;
  const work = await mkdtemp(path.join(tmpdir(), 'sounds-'));
  await mkdir(folder, { recursive: true });
  for (const [name, { text, voice }] of behind) {
    const wav = path.join(work, 'spoken.wav');
    const mp3 = path.join(folder, `${name}.mp3`);
    await speak(text, voice, wav, work);
    const size = await packBelow(wav, mp3, limit);
    console.log(`${name} ${(size / 1024).toFixed(1)} kB`);
  }
  for (const file of unheard) await rm(path.join(folder, file), { force: true });
  const keys = Object.entries(heard).map(([name, { text, voice }]) => [name, soundKey(text, voice)]);
  await writeFile(ledger, `${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`);
  await rm(work, { recursive: true });
  return true;
}

/**
 * @param {string} wav
 * @param {string} mp3
 * @param {number} limit bytes
 * @returns {Promise<number>} its bytes
 */
async function packBelow(wav, mp3, limit) {
  for (const bitrate of [32, 24, 16]) {
    await packSound(wav, mp3, bitrate);
    const { size } = await stat(mp3);
    if (size <= limit) return size;
  }
  throw new Error(`${path.basename(mp3)} has more than ${limit} bytes: shorten its text.`);
}

await runAsScript(import.meta.url, makeSounds);
