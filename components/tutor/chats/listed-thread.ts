import type { CallData } from '@/lib/api/contract/calls';

export type ListedThread = CallData<'tutor'>['threads'][number];
