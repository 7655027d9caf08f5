import { nginxPath, startNginx } from './nginx';
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

/** Shared caches as operators put them in front of the site; nginx where this machine has it (Debian's package `nginx`). */
export const sharedCaches: readonly SharedCache[] = [
  { name: 'a small cache', start: (upstream) => startSmallCache(upstream, { heedVary: true }) },
  {
    name: 'a small cache that ignores Vary',
    start: (upstream) => startSmallCache(upstream, { heedVary: false }),
  },
  ...nginx,
];
