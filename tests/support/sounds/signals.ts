/** Samples per second of the signals; what is measured has no part above half of it. */
export const rate = 16_000;

/** The same sequence every time, -1 to 1: https://en.wikipedia.org/wiki/Xorshift#xorshift* in 32 bits. */
function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state | 0) / 0x80000000;
  };
}

/** White noise of a power, dB below full scale. */
export function noise(seconds: number, db: number, seed = 1): Float32Array {
  const next = createNoise(seed);
  // The power of what is spread evenly from -1 to 1 is a third.
  const height = Math.sqrt(3) * 10 ** (db / 20);
  return Float32Array.from({ length: Math.round(seconds * rate) }, () => next() * height);
}

/** The wind of a fan: noise with little above a few hundred Hz, whose loudness wavers more than that of white noise. */
export function fan(seconds: number, db: number, seed = 2): Float32Array {
  let low = 0;
  const wind = noise(seconds, 0, seed).map((sample) => (low += 0.1 * (sample - low)));
  return atPower(wind, db);
}

/** The mains with two overtones. */
export const hum = (seconds: number, db: number): Float32Array =>
  atPower(
    Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) =>
      [50, 100, 150].reduce((sum, hz, n) => sum + Math.sin((2 * Math.PI * hz * at) / rate) / (n * 4 + 1), 0),
    ),
    db,
  );

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));

/**
 * What has the rhythm of speech: syllables of 0.12 to 0.24 s whose loudness differs by up to 8 dB, with closures of at most 0.08 s
 * between them, from vowels (a voice with overtones) and hisses. Its power is about -23 dB below full scale.
 */
export function speech(seconds: number, seed = 3): Float32Array {
  const next = createNoise(seed);
  const samples = silence(seconds);
  for (let at = 0; at < samples.length;) {
    const rest = samples.length - at;
    const drawn = Math.round((0.18 + 0.06 * next()) * rate);
    // The last one ends where the signal does.
    const length = rest - drawn < 0.2 * rate ? rest : drawn;
    const height = 0.16 * 10 ** ((-4 + 4 * next()) / 20);
    const isHiss = next() > 0.6;
    const pitch = 130 + 30 * next();
    for (let i = 0; i < length; i += 1) {
      const envelope = Math.min(1, i / (0.015 * rate), (length - i) / (0.025 * rate));
      const voice = [1, 2, 3, 5, 8].reduce(
        (sum, n) => sum + Math.sin((2 * Math.PI * pitch * n * i) / rate) / n,
        0,
      );
      samples[at + i] = height * envelope * (isHiss ? next() : voice);
    }
    at += length + (length === rest ? 0 : Math.round(0.04 * (1 + next()) * rate));
  }
  return samples;
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

export const mixed = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((sample, at) => sample + (other[at] ?? 0));

export const louder = (samples: Float32Array, db: number): Float32Array =>
  samples.map((sample) => sample * 10 ** (db / 20));

/** As a microphone cuts it off that it is too loud for. */
export const cutOff = (samples: Float32Array): Float32Array =>
  samples.map((sample) => Math.max(-1, Math.min(1, sample)));

export const power = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

const atPower = (samples: Float32Array, db: number): Float32Array => louder(samples, db - power(samples));
