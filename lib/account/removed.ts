/** Fragment of the root's address after an account was deleted; the message there is shown by it alone, without script. */
export const removedHash = 'account-deleted';
