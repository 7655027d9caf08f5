/** Fragment of the login's address that says that somebody was led there from the page of a purchase. */
export const purchaseReason = 'purchase';
