import { pseudonym } from '../../database/secret';

/**
 * What mixes the options of an exam. The orders that somebody has seen say which of the seeds theirs may be, and those can all be tried
 * while the clock stands; the key of the database cannot.
 */
export const mixOf = (secret: string, { id }: { id: string }): string =>
  pseudonym(secret, `options of exam ${id}`);
