interface Meter {
  /** How loud it is now, from 0 to 1. */
  read: () => number;
  close: () => void;
}

/** Measures how loud the microphone is; undefined in browsers that cannot. */
export function meterOf(stream: MediaStream): Meter | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(wave);
      return loudness(wave);
    },
    close: () => void context.close(),
  };
}

/**
 * @param wave from -1 to 1
 * @returns from 0 to 1; the root twice, since ears tell low levels better apart than high ones, and speech is seldom above a third
 */
export function loudness(wave: Float32Array): number {
  const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
  return Math.min(1, 1.5 * Math.sqrt(Math.sqrt(power)));
}
