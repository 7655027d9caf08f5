/** Fragment of the login's address that says that somebody was led there from the page of a purchase. */
export const purchaseReason = 'purchase';

/** The same, for somebody who is signed in and has to sign in again: who holds an old token alone may not do everything. */
export const againReason = 'again';
