import { execa } from 'execa';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heardTexts } from '../../tools/media/sounds.mjs';
import { soundKey } from '../../tools/media/voice.mjs';

const made = JSON.parse(readFileSync('content/sounds.json', 'utf8')) as Record<string, string>;

it('everything that is heard has a recording of its text: run `npm run sounds` if not', async () => {
  const heard = Object.entries(await heardTexts());
  expect(made).toEqual(
    Object.fromEntries(heard.map(([name, { text, voice }]) => [name, soundKey(text, voice)])),
  );
});

it('nothing is heard that the voices spell letter by letter or read as another word', async () => {
  // As their own lists of sounds say: “hmm” and letters with accents are spelled, “read” and “readings” are said like “red”.
  const misread = /[^\x20-\x7e’]|\bh?mm+\b|\breadings?\b|(?<!\balready )\bread\b/i;
  const heard = Object.entries(await heardTexts());
  expect(heard.flatMap(([name, { text }]) => (misread.test(text) ? [`${name}: ${text}`] : []))).toEqual([]);
});

it('recordings are small, and there is none that nobody hears', () => {
  const files = readdirSync('public/assets/sounds');
  expect(files.toSorted()).toEqual(
    Object.keys(made)
      .map((name) => `${name}.mp3`)
      .toSorted(),
  );
  for (const file of files)
    expect(statSync(`public/assets/sounds/${file}`).size, file).toBeLessThanOrEqual(40_960);
});

it('`npm run sounds` looks, and leaves recordings of their text as they are', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { sounds: string } };
  const [, ...words] = scripts.sounds.split(' ');
  // Without programs that speak: what is behind makes it fail instead of changing files.
  const { stdout } = await execa(process.execPath, words, { env: { PATH: '' }, extendEnv: false });
  expect(stdout).toBe('Every recording says what its text says.');
});

it('every recording is as loud as the others', () => {
  // Each step is 1.5 dB; a recording that is 15 dB too quiet stands 9 below all others.
  const quiet = Object.keys(made).filter((name) => usualGain(gainsOf(name)) < 170);
  expect(quiet).toEqual([]);
});

it('no recording begins with its first sound, the soft beginning of which would be lost', () => {
  const cut = Object.keys(made).filter((name) => {
    const gains = gainsOf(name);
    // The first frame holds no sound; what trimming has cut is as loud as the rest within the next two, 24 ms each.
    return gains.slice(1, 3).some((gain) => gain > usualGain(gains) - 15);
  });
  expect(cut).toEqual([]);
});

const usualGain = (gains: readonly number[]) =>
  gains.toSorted((a, b) => a - b)[Math.floor(gains.length / 2)] ?? 0;

/** The `global_gain` of each frame: MPEG-2 Layer III, 24 kHz, one channel (ISO/IEC 13818-3). */
function gainsOf(name: string): number[] {
  const mp3 = readFileSync(`public/assets/sounds/${name}.mp3`);
  const kbits = [0, 8, 16, 24, 32, 40, 48, 56, 64];
  const gains: number[] = [];
  let at = mp3.subarray(0, 3).toString() === 'ID3' ? 10 + mp3.readUInt8(9) + (mp3.readUInt8(8) << 7) : 0;
  while (at + 9 <= mp3.length) {
    if (mp3.readUInt16BE(at) !== 0xff_f3) throw new Error(`There is no frame at ${at}.`);
    const format = mp3.readUInt8(at + 2);
    // Eight bits after the 30 that say where the frame's data begin and how long they are.
    gains.push((mp3.readUInt16BE(at + 7) >> 2) & 255);
    at += Math.floor((72_000 * (kbits[format >> 4] ?? 0)) / 24_000) + ((format >> 1) & 1);
  }
  return gains;
}
