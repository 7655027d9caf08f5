/** Fragments of the login's address that say why somebody was led there, and not asked for it. */
export const loginReasons = { app: 'account', success: 'purchase' } as const;
