import type { ErrorKind } from '../api/errors';

/** What is said of a failure that has no code of its own. */
export type TroubleKind = 'network' | 'slowDown' | 'unsupported' | 'server';

/** Which of the texts of rooms of members tells what a failure means. */
export function troubleKind(kind: ErrorKind): TroubleKind {
  switch (kind) {
    case 'network':
    case 'timeout':
      return 'network';
    case 'slowDown':
      return 'slowDown';
    case 'notFound':
    case 'unsupported':
      return 'unsupported';
    case 'signedOut':
    case 'refused':
    case 'server':
      return 'server';
  }
}
