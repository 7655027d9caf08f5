import { nginxPath, startNginx } from './nginx';
import { startRecommendedFront } from './recommended-front';
import { startSmallCache } from './small-cache';

/** Something in front of a site. */
export interface Front {
  origin: string;
  stop(): Promise<void>;
}

interface SharedCache {
  name: string;
  start(upstream: string): Promise<Front>;
}

const nginx: readonly SharedCache[] = nginxPath.map((program) => ({
  name: 'nginx',
  start: (upstream) => startNginx(program, upstream),
}));

/** Packing the build's files takes seconds, so it is for the tests of a release. */
const recommended: readonly SharedCache[] = nginxPath
  .filter(() => process.env.FULL === '1')
  .map((program) => ({
    name: 'the recommended front',
    start: (upstream) => startRecommendedFront(program, upstream),
  }));

/** Shared caches as operators put them in front of the site; nginx where this machine has it (Debian's package `nginx`). */
export const sharedCaches: readonly SharedCache[] = [
  { name: 'a small cache', start: (upstream) => startSmallCache(upstream, { heedVary: true }) },
  {
    name: 'a small cache that ignores Vary',
    start: (upstream) => startSmallCache(upstream, { heedVary: false }),
  },
  ...nginx,
  ...recommended,
];
