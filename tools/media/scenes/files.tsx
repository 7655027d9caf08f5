import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { sceneNames, scenePhoto, type SceneName } from '@/lib/questions/scenes';
import { Person, personNames } from './people';
import { scenes } from './scenes';

/** The illustration tokens as rules of a style sheet: a file that is opened on its own has no other. */
function tokenRules(): string {
  const [light = '', dark = ''] = readFileSync('app/tokens.css', 'utf8').split('prefers-color-scheme: dark');
  const rules = (css: string) =>
    [...css.matchAll(/--color-(il-\w+): (#\w+);/g)]
      .map(([, token, colour]) => `.fill-${token}{fill:${colour}}.stroke-${token}{stroke:${colour}}`)
      .join('');
  return `${rules(light)}@media screen and (prefers-color-scheme:dark){${rules(dark)}}`;
}

function sceneFile(name: SceneName): string {
  const Scene = scenes[name];
  return renderToStaticMarkup(<Scene />)
    .replace('>', `><style>${tokenRules()}</style>`)
    .replace(/<(?!\/|svg xmlns)/g, '\n<')
    .concat('\n');
}

/** What the site shows of the drawings, by the paths of the files from the checkout's folder. */
export function drawnFiles(): ReadonlyMap<string, string> {
  const people = personNames.map((name) => [name, renderToStaticMarkup(<Person name={name} />)]);
  return new Map([
    ...sceneNames.map((name) => [`public${scenePhoto(name)}`, sceneFile(name)] as const),
    ['content/people.json', `${JSON.stringify(Object.fromEntries(people), undefined, 2)}\n`],
  ]);
}
