import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureSound } from '@/lib/correction/sound/measure';
import { hear } from './hear.mjs';

const folder = path.join(import.meta.dirname, 'recordings');
const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));

const mostSeconds = 305;
const heard = (type: string, bytes: Uint8Array) => hear({ type, bytes, mostSeconds });

/** Type, file, and seconds at the beginning that its header says are not to be heard. */
const recordings = [
  ['audio/webm', 'opus.webm', 0],
  ['audio/ogg', 'opus.ogg', 0],
  ['audio/mp4', 'opus-fragments.mp4', 0.08],
  ['audio/mp4', 'opus-tables.mp4', 0],
] as const;

describe.each(recordings)('a recording of %s, %s', (type, name, skipped) => {
  it('is heard with its words and the pause between them, to a tenth of a second', async () => {
    const { seconds, from, to, pauses, clipped } = measureSound(await heard(type, read(name)));
    expect(pauses).toHaveLength(1);
    for (const [moment, expected] of [
      [from, 0.6],
      [pauses[0]?.start, 1.92],
      [pauses[0]?.end, 3.4],
      [to, 4.72],
      [seconds, 4.82],
    ] as const) {
      const difference = Math.abs((moment ?? NaN) - (expected - skipped));
      expect(difference, `${moment} is not ${expected}`).toBeLessThanOrEqual(0.1);
    }
    expect(clipped).toBe(false);
  });

  it('is refused where it is cut off before its first packet, and heard as far as it goes', async () => {
    const whole = read(name);
    await expect(heard(type, whole.subarray(0, 60))).rejects.toThrow(expect.objectContaining(unreadable));
    const { seconds } = await heard(type, whole.subarray(0, Math.floor(whole.length * 0.9)));
    expect(seconds).toBeGreaterThan(2);
  });

  it('never breaks anything, whatever is wrong in it', async () => {
    let state = 7;
    const next = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 60; round += 1) {
      const broken = read(name);
      const reach = round % 2 ? broken.length : 1_200;
      for (let at = 0; at < 12; at += 1) broken[next(reach)] = next(256);
      await heard(type, broken).catch((error: unknown) => expect(error).toMatchObject(unreadable));
    }
  });
});

const unreadable = { name: 'Unreadable' };

/** Elements of WebM; without a body, one whose size nobody knows. */
const element = (id: number[], ...body: (Uint8Array | number[])[]) =>
  Uint8Array.from([...id, 0x10, ...sizeOf(body), ...body.flatMap((part) => [...part])]);
const open = (id: number[], ...body: Uint8Array[]) =>
  Uint8Array.from([...id, 0xff, ...body.flatMap((part) => [...part])]);
const sizeOf = (body: (Uint8Array | number[])[]) => {
  const size = body.reduce((sum, { length }) => sum + length, 0);
  return [size >> 16, (size >> 8) & 0xff, size & 0xff];
};
const text = (value: string) => [...Buffer.from(value)];

const opusHead = (channels: number, family: number) => [
  ...text('OpusHead'),
  ...[1, channels, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, family],
];

function webm(header: number[], blocks: Uint8Array[]): Uint8Array {
  const track = element(
    [0xae],
    element([0xd7], [1]),
    element([0x83], [2]),
    element([0x86], text('A_OPUS')),
    element([0x63, 0xa2], header),
  );
  const parts = [
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    open([0x18, 0x53, 0x80, 0x67]),
    element([0x16, 0x54, 0xae, 0x6b], track),
    open([0x1f, 0x43, 0xb6, 0x75]),
    ...blocks,
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

const block = (flags: number, ...packet: number[]) => element([0xa3], [0x81, 0, 0, flags, ...packet]);

/** Two frames of 60 ms without a byte, which a decoder makes up: 0.12 s from one byte (RFC 6716, section 3.1). */
const made = 0x19;

describe('a small file that unpacks to a lot', () => {
  it('is heard while it is short', async () => {
    const short = webm(opusHead(1, 0), Array<Uint8Array>(100).fill(block(0x80, made)));
    expect((await heard('audio/webm', short)).seconds).toBeCloseTo(12, 1);
  });

  it('is refused as soon as it is too long: a day and a half in 4 MB', async () => {
    const long = webm(opusHead(1, 0), Array<Uint8Array>(400_000).fill(block(0x80, made)));
    const before = process.memoryUsage().rss;
    await expect(heard('audio/webm', long)).rejects.toThrow('too long');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is refused with packets that last no time', async () => {
    const empty = webm(opusHead(1, 0), Array<Uint8Array>(130_000).fill(block(0x80)));
    await expect(heard('audio/webm', empty)).rejects.toThrow('too many packets');
  });

  it('is refused with more channels than a microphone has', async () => {
    await expect(heard('audio/webm', webm(opusHead(255, 255), [block(0x80, made)]))).rejects.toThrow(
      'channels',
    );
  });

  it('is refused with several packets in a block', async () => {
    await expect(heard('audio/webm', webm(opusHead(1, 0), [block(0x84, made)]))).rejects.toThrow('laced');
  });

  it('is refused where a table claims billions of samples', async () => {
    const tables = Buffer.from(read('opus-tables.mp4'));
    const sizes = tables.indexOf('stsz');
    tables.writeUInt32BE(1, sizes + 8);
    tables.writeUInt32BE(0xffff_ffff, sizes + 12);
    await heard('audio/mp4', new Uint8Array(tables)).catch((error: unknown) =>
      expect(error).toMatchObject(unreadable),
    );
  });
});

it.each([
  ['audio/webm', new Uint8Array()],
  ['audio/webm', Uint8Array.from(text('not a recording at all, only words'))],
  ['audio/ogg', read('opus.webm')],
  ['audio/mp4', read('opus.ogg')],
  ['audio/mp4', read('aac-fragments.mp4')],
  ['audio/mpeg', read('opus.webm')],
])('is refused as %s, which it is not or not of Opus', async (type, bytes) => {
  await expect(heard(type, bytes)).rejects.toThrow(expect.objectContaining(unreadable));
});
