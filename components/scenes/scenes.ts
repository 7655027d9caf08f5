import type { SceneName } from '@/lib/questions/scenes';

export type { SceneName };

/** The address of a scene as a file, for the image viewer: `busStop` is `bus-stop.svg`. A test writes the files and compares them. */
export const scenePhoto = (name: SceneName) =>
  `/assets/photos/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;
