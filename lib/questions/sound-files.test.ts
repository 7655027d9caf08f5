import { execa } from 'execa';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examTexts, heardTexts } from '../../tools/media/sounds.mjs';
import { soundKey } from '../../tools/media/voice.mjs';

describe.each([
  {
    of: 'pages',
    folder: 'public/assets/sounds',
    ledger: 'content/sounds.json',
    texts: heardTexts,
    limit: 40_960,
  },
  {
    of: 'exams',
    folder: 'content/exam/sounds',
    ledger: 'content/exam/sounds.json',
    texts: examTexts,
    limit: 65_536,
  },
])('what is heard in $of', ({ folder, ledger, texts, limit }) => {
  const made = JSON.parse(readFileSync(ledger, 'utf8')) as Record<string, string>;
  const names = Object.keys(made);

  it('has a recording of its text: run `npm run sounds` if not', async () => {
    const heard = Object.entries(await texts());
    expect(made).toEqual(
      Object.fromEntries(heard.map(([name, { text, voice }]) => [name, soundKey(text, voice)])),
    );
  });

  it('has nothing that the voices spell letter by letter or read as another word', async () => {
    // As their own lists of sounds say: “hmm” and letters with accents are spelled, “read” and “readings” are said like “red”.
    const misread = /[^\x20-\x7e’]|\bh?mm+\b|\breadings?\b|(?<!\balready )\bread\b/i;
    const heard = Object.entries(await texts());
    expect(heard.flatMap(([name, { text }]) => (misread.test(text) ? [`${name}: ${text}`] : []))).toEqual([]);
  });

  it('is in small recordings, none of which nobody hears', () => {
    const files = readdirSync(folder);
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.mp3`).toSorted());
    for (const file of files) expect(statSync(`${folder}/${file}`).size, file).toBeLessThanOrEqual(limit);
  });

  it('is all as loud as the rest', () => {
    // Each step is 1.5 dB; a recording that is 15 dB too quiet stands 9 below all others.
    const quiet = names.filter((name) => usualGain(gainsOf(folder, name)) < 170);
    expect(quiet).toEqual([]);
  });

  it('does not begin with its first sound, the soft beginning of which would be lost', () => {
    const cut = names.filter((name) => {
      const gains = gainsOf(folder, name);
      // The first frame holds no sound; what trimming has cut is as loud as the rest within the next two, 24 ms each.
      return gains.slice(1, 3).some((gain) => gain > usualGain(gains) - 15);
    });
    expect(cut).toEqual([]);
  });
});

it('`npm run sounds` looks, and leaves recordings of their text as they are', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { sounds: string } };
  const [, ...words] = scripts.sounds.split(' ');
  // Without programs that speak: what is behind makes it fail instead of changing files.
  const { stdout } = await execa(process.execPath, words, { env: { PATH: '' }, extendEnv: false });
  expect(stdout).toBe('Every recording says what its text says.');
});

const usualGain = (gains: readonly number[]) =>
  gains.toSorted((a, b) => a - b)[Math.floor(gains.length / 2)] ?? 0;

/** The `global_gain` of each frame: MPEG-2 Layer III, 24 kHz, one channel (ISO/IEC 13818-3). */
function gainsOf(folder: string, name: string): number[] {
  const mp3 = readFileSync(`${folder}/${name}.mp3`);
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
