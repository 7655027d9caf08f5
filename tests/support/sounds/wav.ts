import { rate } from './signals';

/** A signal as a WAV file, 16 bits a sample: what Chromium's fake microphone can play. */
export function wavOf(samples: Float32Array): Buffer {
  const head = Buffer.alloc(44);
  const bytes = samples.length * 2;
  head.write('RIFF', 0, 'ascii');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'ascii');
  head.writeUInt32LE(16, 16);
  // PCM, one channel.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'ascii');
  head.writeUInt32LE(bytes, 40);
  const data = Buffer.alloc(bytes);
  samples.forEach((sample, at) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2),
  );
  return Buffer.concat([head, data]);
}
