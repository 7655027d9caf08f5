import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sceneNames, type SceneName } from '@/lib/questions/scenes';
import texts from '../../messages/en/scenes.json';
import { Scene } from './scene';

const draw = (name: SceneName) => renderToStaticMarkup(<Scene name={name} title={texts[name]} />);

describe.each(sceneNames)('the scene %s', (name) => {
  const svg = draw(name);

  it('is a picture with its name', () => {
    expect(svg).toMatch(/^<svg role="img" aria-label="[^"]{40,}" viewBox="84 84 456 304"/);
    const words = texts[name].split(' ').length;
    expect(words).toBeGreaterThanOrEqual(12);
    expect(words).toBeLessThanOrEqual(25);
  });

  it('is drawn of tokens alone, with nothing that the policy forbids', () => {
    const colours = [...svg.matchAll(/\s(fill|stroke|style|color)="([^"]*)"/g)].map(
      ([, key, value]) => `${key}=${value}`,
    );
    expect(colours.filter((colour) => colour !== 'fill=none')).toEqual([]);
    const classes = new Set(
      [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')),
    );
    for (const one of ['block', 'w-full', 'rounded-control']) classes.delete(one);
    const unknown = [...classes].filter(
      (one) => !/^(fill|stroke)-il-(sky|ground|leaf|wood|skin|cloth|ink|paper)$/.test(one),
    );
    expect(unknown).toEqual([]);
  });

  it('is small, and no number in it is broken', () => {
    expect(svg.length).toBeLessThanOrEqual(12_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('of the park has a small dog beside the reader, with its head raised, as the sample answers say', () => {
  const svg = draw('park');
  const dog = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg)?.slice(1).map(Number);
  const [across = 0, , scale = 1] = dog ?? [];
  const height = (368 - 294) * scale;
  expect(height).toBeLessThan((363 - 199) * 0.4);
  const nose = across + 382 * scale;
  expect(nose).toBeGreaterThan(282);
  expect(nose).toBeLessThan(334);
  expect(svg).toMatch(/rotate\((?:1[5-9]|2\d|30) /);
});
