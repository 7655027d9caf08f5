import type { ErrorKind } from '../api/errors';

export type TroubleKind = 'network' | 'slowDown' | 'unsupported' | 'server';

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
