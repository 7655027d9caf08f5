import type { BankIndex } from '@/lib/daily/bank-index';
import { bankItems, bankWordItems } from '@/lib/questions/bank/bank-file';
import { bankTypes, type BankType } from '@/lib/questions/bank/bank-types';

/** Comes with the page, so that it can say how many questions there are before any is loaded. */
export const bankIndex: BankIndex = {
  counts: Object.fromEntries(bankTypes.map((type) => [type, bankItems(type).length])) as Record<
    BankType,
    number
  >,
  real: bankWordItems.map(({ real }) => (real ? '1' : '0')).join(''),
};
