import { goAnew } from '../browser/go-anew';

/** Fragments of the root's address by which it says what has just happened; the message there is shown by it alone, without script. */
export const rootNotices = { removed: 'account-deleted', signedOut: 'logged-out' } as const;

/** Opens the root, which says that. @param root its address, that of the language */
export function goToRoot(root: string, says: keyof typeof rootNotices): void {
  goAnew(`${root}#${rootNotices[says]}`);
}
