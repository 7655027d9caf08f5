import type { Options } from '../item';
import { shuffledIndexes } from '../shuffle';

/**
 * What mixes the options of a set's questions. Whoever knows it and the id of a question knows which option is right, so it is made anew
 * for each sitting and stays on the server. Without one, options stand in the order of the file, the right one first: for practice, where
 * the page says anyhow what is right, and browsers keep what was chosen by its place in the file.
 */
export type Seed = string | undefined;

/** The places in the file of the options in the order in which they are shown. */
export const orderOf = (id: string, count: number, seed: Seed): readonly number[] =>
  seed === undefined
    ? Array.from({ length: count }, (_, index) => index)
    : shuffledIndexes(count, `${seed} ${id}`);

export const shownIn = (id: string, all: readonly string[], seed: Seed): string[] =>
  orderOf(id, all.length, seed).flatMap((place) => all[place] ?? []);

/** In the order of the file: the right one first. */
export const allOf = ({ right, wrong }: Options): readonly string[] => [right, ...wrong];
