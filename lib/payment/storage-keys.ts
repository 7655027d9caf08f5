/** Local storage of purchases: those under way, and those paid. Both end with the session. */
export const purchaseKeys = { underWay: 'purchases_under_way', paid: 'purchases_paid' } as const;

/** Event on the document: a part of the page waits for a purchase, so that what tells of it has to be there. */
export const stageEvent = 'purchases';
