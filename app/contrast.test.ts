import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];

const [light = '', dark = ''] = readFileSync('app/tokens.css', 'utf8').split('@media screen');

/** The declared values of a scheme: the dark one replaces some of the light one's. */
const declared = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );

const schemes = { light: declared(light), dark: { ...declared(light), ...declared(dark) } };

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** @returns linear light, each channel 0 to 1 */
function colour(scheme: Record<string, string | undefined>, value: string): Rgb {
  const reference = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colour(scheme, scheme[reference] ?? '');
  const [, first = '', share = '', second = ''] =
    /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
  if (first) return mix(colour(scheme, first), colour(scheme, second), Number(share) / 100);
  const channels = value.match(/[\da-f]{2}/g)?.map((hex) => linear(parseInt(hex, 16) / 255)) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = channels;
  return [red, green, blue];
}

const product = (matrix: readonly Rgb[], vector: Rgb) =>
  matrix.map(([a, b, c]) => a * vector[0] + b * vector[1] + c * vector[2]) as unknown as Rgb;

/** Matrices of Oklab (https://bottosson.github.io/posts/oklab/). */
const toCone: Rgb[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCone: Rgb[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Oklab is linear in the cube roots of the cones' answers, so a mixture can be made there. */
function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const roots = (rgb: Rgb) => product(toCone, rgb).map(Math.cbrt);
  const [a, b] = [roots(first), roots(second)];
  const cubes = a.map((value, index) => (value * share + (b[index] ?? NaN) * (1 - share)) ** 3);
  return product(fromCone, cubes as unknown as Rgb);
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2.2, 1.4.3. */
function contrast(first: Rgb, second: Rgb): number {
  const [low = NaN, high = NaN] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const skills = ['reading', 'writing', 'courses', 'speaking', 'vocabulary'];
const grounds = ['page', 'surface', 'sunken', ...skills];
const pairs = [
  ...grounds.flatMap((ground) =>
    ['ink', 'muted', 'action', 'pencil', 'bad'].map((ink) => [ink, ground] as const),
  ),
  ...skills.flatMap((skill) =>
    ['page', 'surface', 'sunken', skill].map((ground) => [`${skill}-strong`, ground] as const),
  ),
  ...['good', 'warn', 'bad'].flatMap((state) =>
    ['page', 'surface', `${state}-soft`].map((ground) => [state, ground] as const),
  ),
  ...['good', 'warn', 'bad', 'action'].map((state) => ['ink', `${state}-soft`] as const),
  ['action', 'action-soft'] as const,
  ['on-action', 'action'] as const,
  ['on-action', 'action-hover'] as const,
  ...['band-ink', 'band-muted', 'band-pencil'].map((ink) => [ink, 'band'] as const),
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  it.each(pairs)('%s can be read on %s', (ink, ground) => {
    const ratio = contrast(colour(scheme, `var(--color-${ink})`), colour(scheme, `var(--color-${ground})`));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});
