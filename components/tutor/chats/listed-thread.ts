import type { CallData } from '@/lib/api/contract/calls';

/** A chat as the list knows it. */
export type ListedThread = CallData<'tutor'>['threads'][number];
