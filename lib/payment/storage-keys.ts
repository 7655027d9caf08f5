/** Local storage of purchases: those under way, and those paid. Both outlive a session that the API has ended. */
export const purchaseKeys = { underWay: 'purchases_under_way', paid: 'purchases_paid' } as const;
