import { describe, expect, it } from 'vitest';
import { noise, rate, silence, speech } from '@/tests/support/sounds/signals';
import { createMeter, framesOf } from './frames.mjs';

const tone = (hz: number, rate: number, height = 0.5) =>
  Float32Array.from({ length: rate }, (_, at) => height * Math.sin((2 * Math.PI * hz * at) / rate));

/** In the middle, where no filter is still settling. */
const loudnessOf = (samples: Float32Array, rate: number) => framesOf(samples, rate).loudness[25];

describe('frames', () => {
  it('are 20 ms each, and the last one counts from half of one', () => {
    expect(framesOf(silence(1), rate).loudness).toHaveLength(50);
    expect(framesOf(silence(1.015), rate).loudness).toHaveLength(51);
    expect(framesOf(silence(1.005), rate).loudness).toHaveLength(50);
    expect(framesOf(silence(0), rate)).toEqual({ seconds: 0, loudness: new Float32Array(), cut: 0 });
  });

  it.each([8_000, 16_000, 44_100, 48_000])('are as loud as what they hold, at %i Hz', (rate) => {
    // Half of full scale is -6 dB, a sine 3 below its peak.
    expect(loudnessOf(tone(1_000, rate), rate)).toBeCloseTo(-9, 0);
  });

  it('leave out what is no speech', () => {
    expect(loudnessOf(tone(50, 48_000), 48_000)).toBeLessThan(-35);
    expect(loudnessOf(tone(16_000, 48_000), 48_000)).toBeLessThan(-20);
  });

  it('of silence and of what is no number are as quiet as can be', () => {
    expect(loudnessOf(silence(1), rate)).toBe(-100);
    expect(loudnessOf(new Float32Array(rate).fill(NaN), rate)).toBe(-100);
    expect(loudnessOf(Float32Array.from([Infinity, ...silence(1)]), rate)).toBeGreaterThan(-101);
  });

  it('are the same whether samples come at once or piece by piece', () => {
    const samples = speech(3);
    const meter = createMeter(rate);
    for (let at = 0; at < samples.length; at += 777) meter.add(samples.subarray(at, at + 777));
    expect(meter.seconds()).toBeCloseTo(3);
    expect(meter.end()).toEqual(framesOf(samples, rate));
  });

  it('are cut where the peaks stay at the ceiling', () => {
    expect(
      framesOf(
        tone(300, rate, 1.5).map((one) => Math.max(-1, Math.min(1, one))),
        rate,
      ).cut,
    ).toBe(50);
    expect(framesOf(noise(1, -12), rate).cut).toBe(0);
  });
});
