import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ParkScene, parkPhoto } from './park-scene';

/** The shapes of a drawing without their colours: elements and geometry in order. */
const shapes = (svg: string) =>
  [...svg.matchAll(/<(rect|circle|path)\b([^>]*)>/g)].map(([, name, attributes = '']) => [
    name,
    ...[...attributes.matchAll(/\s(d|x|y|cx|cy|r|rx|width|height|stroke-width)="([^"]*)"/g)].map(
      ([, attribute, value]) => `${attribute}=${value}`,
    ),
  ]);

it('is the same drawing in the page and in the viewer', () => {
  const file = readFileSync(path.join('public', parkPhoto), 'utf8');
  const drawn = shapes(renderToStaticMarkup(<ParkScene title="Park" />));
  expect(drawn.length).toBeGreaterThan(15);
  expect(shapes(file)).toEqual(drawn);
});

it('has a small dog beside the reader, with its head raised, as the sample answers say', () => {
  const svg = renderToStaticMarkup(<ParkScene title="Park" />);
  const dog = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg)?.slice(1).map(Number);
  const [across = 0, , scale = 1] = dog ?? [];
  const height = (368 - 294) * scale;
  expect(height).toBeLessThan((363 - 199) * 0.4);
  const nose = across + 382 * scale;
  expect(nose).toBeGreaterThan(282);
  expect(nose).toBeLessThan(334);
  expect(svg).toMatch(/rotate\((?:1[5-9]|2\d|30) /);
});
