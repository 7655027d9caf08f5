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
