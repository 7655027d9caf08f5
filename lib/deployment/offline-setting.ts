/**
 * Whether pages are kept for reading without a network; `next dev` keeps none. Built into the browser's code here, since lib/env would
 * bring its schema along.
 */
export const keepsPages = process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_OFFLINE !== 'off';
