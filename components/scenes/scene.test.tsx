import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sceneNames, type SceneName } from '@/lib/questions/scenes';
import texts from '../../messages/en/scenes.json';
import { Scene } from './scene';
import { scenePhoto } from './scenes';

const draw = (name: SceneName) => renderToStaticMarkup(<Scene name={name} title={texts[name]} />);

/** The illustration tokens as rules of a style sheet: a file that is opened on its own has no other. */
function tokenRules(): string {
  const [light = '', dark = ''] = readFileSync('app/tokens.css', 'utf8').split('prefers-color-scheme: dark');
  const rules = (css: string) =>
    [...css.matchAll(/--color-(il-\w+): (#\w+);/g)]
      .map(([, token, colour]) => `.fill-${token}{fill:${colour}}.stroke-${token}{stroke:${colour}}`)
      .join('');
  return `${rules(light)}@media screen and (prefers-color-scheme:dark){${rules(dark)}}`;
}

/** A scene as a file of its own. */
function file(name: SceneName): string {
  return draw(name)
    .replace(
      /^<svg role="img" aria-label="[^"]*"/,
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"',
    )
    .replace(/ class="block[^"]*">/, `><style>${tokenRules()}</style>`)
    .replace(/<(?!\/|svg xmlns)/g, '\n<')
    .concat('\n');
}

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

  it('is the same drawing as its file, which `npx vitest run components/scenes -u` writes', async () => {
    await expect(file(name)).toMatchFileSnapshot(path.resolve('public', `.${scenePhoto(name)}`));
  });
});
