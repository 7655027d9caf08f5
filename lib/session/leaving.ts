import { go } from '../browser/go';

let leaving = false;

/** Opens another page in place of this one, on which nothing is to be told any more. */
export function leaveFor(address: string): void {
  leaving = true;
  go(address, { replace: true });
}

export const isLeaving = () => leaving;
