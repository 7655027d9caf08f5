/** Local storage of purchases: those under way, and those paid. Both end with the session. */
export const purchaseKeys = { underWay: 'purchases_under_way', paid: 'purchases_paid' } as const;
