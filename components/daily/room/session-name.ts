import type { BankType } from '@/lib/questions/bank/bank-types';

/** What can be practiced: today's ten, what is due, or a type. */
export type SessionName = 'today' | 'again' | BankType;
