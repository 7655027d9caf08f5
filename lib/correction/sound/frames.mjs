/**
 * How loud a recording is, told by frames of 20 ms. Plain JavaScript, as the thread of the server that decodes recordings reads it as it
 * stands; in a browser what `decodeAudioData` gives is measured by the same code.
 */

/** Seconds. */
export const frameSeconds = 0.02;

/** The quietest that is told: below what 16 bits can hold. */
const silentDb = -100;

/** Of a sample: a decoder goes beyond 1 a little. */
const highest = 4;

/** Samples from here on are at the ceiling: what is cut off there comes back from a codec a little lower or higher. */
const ceiling = 0.98;

/** Of a frame: what is loud but whole touches the ceiling with a sample or two, what is cut off stays there. */
const cutShare = 0.02;

/**
 * @typedef {object} Frames
 * @property {number} seconds how long the recording is
 * @property {Float32Array} loudness of each frame, dB below full scale, -100 to about 0: what lies between 120 and 7,500 Hz, where
 *   speech has nearly all of its power, its hisses too, and neither the hum of the mains nor wind or steps have much
 * @property {number} cut frames whose peaks are cut off
 */

/**
 * @param {Float32Array} samples of one channel, -1 to 1
 * @param {number} rate samples per second
 * @returns {Frames}
 */
export function framesOf(samples, rate) {
  const meter = createMeter(rate);
  // A second at a time: what is filtered is copied.
  for (let at = 0; at < samples.length; at += rate) meter.add(samples.subarray(at, at + rate));
  return meter.end();
}

/**
 * The same for what comes piece by piece, so that nobody has to hold all of it.
 *
 * @param {number} rate samples per second
 */
export function createMeter(rate) {
  const length = Math.round(rate * frameSeconds);
  const filters = speechBand(rate);
  /** @type {number[]} */
  const loudness = [];
  let [power, atCeiling, filled, whole, cut] = [0, 0, 0, 0, 0];
  const close = () => {
    loudness.push(Math.max(silentDb, 10 * Math.log10(power / filled + 1e-12)));
    if (atCeiling > filled * cutShare) cut += 1;
    [power, atCeiling, filled] = [0, 0, 0];
  };
  return {
    /** @param {Float32Array} samples */
    add(samples) {
      const values = new Float64Array(samples.length);
      for (let at = 0; at < values.length; at += 1) values[at] = sound(samples[at] ?? 0);
      for (const filter of filters) filter(values);
      for (let at = 0; at < values.length; at += 1) {
        power += (values[at] ?? 0) ** 2;
        if (Math.abs(samples[at] ?? 0) >= ceiling) atCeiling += 1;
        filled += 1;
        if (filled === length) close();
      }
      whole += samples.length;
    },
    /** Seconds so far. */
    seconds: () => whole / rate,
    /** @returns {Frames} */
    end() {
      // A few samples say nothing of how loud it is.
      if (filled > length / 2) close();
      return { seconds: whole / rate, loudness: Float32Array.from(loudness), cut };
    },
  };
}

/** A broken file may decode to what is no number, and a filter would never get rid of it. */
const sound = (/** @type {number} */ sample) =>
  Number.isFinite(sample) ? Math.max(-highest, Math.min(highest, sample)) : 0;

/** @param {number} rate */
function speechBand(rate) {
  // Two of the second order with these Q make one Butterworth of the fourth.
  const filters = [biquad('high', 120, 0.541, rate), biquad('high', 120, 1.307, rate)];
  return rate > 2.2 * 7500 ? [...filters, biquad('low', 7500, Math.SQRT1_2, rate)] : filters;
}

/**
 * A filter of the second order, which changes what it is given: https://webaudio.github.io/Audio-EQ-Cookbook/audio-eq-cookbook.html
 *
 * @param {'high' | 'low'} passes
 * @param {number} hz where it begins to
 * @param {number} q
 * @param {number} rate
 */
function biquad(passes, hz, q, rate) {
  const turn = (2 * Math.PI * hz) / rate;
  const [alpha, cosine] = [Math.sin(turn) / (2 * q), Math.cos(turn)];
  const a0 = 1 + alpha;
  const b1 = (passes === 'low' ? 1 - cosine : -1 - cosine) / a0;
  const b0 = Math.abs(b1) / 2;
  const [a1, a2] = [(-2 * cosine) / a0, (1 - alpha) / a0];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (/** @type {Float64Array} */ values) => {
    for (let at = 0; at < values.length; at += 1) {
      const x = values[at] ?? 0;
      const y = b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      values[at] = y;
    }
  };
}
