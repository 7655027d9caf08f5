import type { Messages } from '../i18n/messages';

/** A review of the storefront; its text is the message of the same key in the `reviews` catalog. */
export interface Review {
  key: keyof Messages['reviews'];
  nickname: string;
  /** 1 to 5, as the API gives it. */
  rate: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * Sample reviews (spec section 1: eighteen, rated 4.5 to 5, from many countries). They are samples and the page says so;
 * no structured data is made of them, as ratings there must come from real customers.
 */
export const sampleReviews: readonly Review[] = [
  { key: 'amara', nickname: 'Amara O.', rate: '5', country: 'NG' },
  { key: 'yuki', nickname: 'Yuki T.', rate: '4.8', country: 'JP' },
  { key: 'lucas', nickname: 'Lucas M.', rate: '5', country: 'BR' },
  { key: 'elif', nickname: 'Elif K.', rate: '4.9', country: 'TR' },
  { key: 'minjun', nickname: 'Min-jun P.', rate: '4.7', country: 'KR' },
  { key: 'anna', nickname: 'Anna S.', rate: '5', country: 'DE' },
  { key: 'mateo', nickname: 'Mateo R.', rate: '4.8', country: 'MX' },
  { key: 'chloe', nickname: 'Chloé D.', rate: '5', country: 'FR' },
  { key: 'giulia', nickname: 'Giulia B.', rate: '4.9', country: 'IT' },
  { key: 'somchai', nickname: 'Somchai W.', rate: '4.6', country: 'TH' },
  { key: 'wei', nickname: 'Wei L.', rate: '5', country: 'CN' },
  { key: 'dewi', nickname: 'Dewi A.', rate: '4.8', country: 'ID' },
  { key: 'olga', nickname: 'Olga V.', rate: '4.7', country: 'KZ' },
  { key: 'priya', nickname: 'Priya N.', rate: '5', country: 'IN' },
  { key: 'jonas', nickname: 'Jonas H.', rate: '4.5', country: 'SE' },
  { key: 'fatima', nickname: 'Fatima Z.', rate: '5', country: 'MA' },
  { key: 'diego', nickname: 'Diego C.', rate: '4.9', country: 'CO' },
  { key: 'thuy', nickname: 'Thuy P.', rate: '4.8', country: 'VN' },
];
