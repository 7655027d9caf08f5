import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sceneNames, scenePhoto } from '@/lib/questions/scenes';
import { examScenes } from './exam/scenes';
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

function sceneFile(Scene: () => ReactNode): string {
  return renderToStaticMarkup(<Scene />)
    .replace('>', `><style>${tokenRules()}</style>`)
    .replace(/<(?!\/|svg xmlns)/g, '\n<')
    .concat('\n');
}

/** Where the photos of the exam bank are. Not in `public`, which anyone can look through: a photo is new to who is tested. */
export const examPhotos = 'content/exam/photos';

const examPhoto = (name: string) =>
  `${examPhotos}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;

/** What the site shows of the drawings, by the paths of the files from the checkout's folder. */
export function drawnFiles(): ReadonlyMap<string, string> {
  const people = personNames.map((name) => [name, renderToStaticMarkup(<Person name={name} />)]);
  return new Map([
    ...sceneNames.map((name) => [`public${scenePhoto(name)}`, sceneFile(scenes[name])] as const),
    ...Object.entries(examScenes).map(([name, Scene]) => [examPhoto(name), sceneFile(Scene)] as const),
    ['content/people.json', `${JSON.stringify(Object.fromEntries(people), undefined, 2)}\n`],
  ]);
}
