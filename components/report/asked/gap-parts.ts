import type { ReportAsked } from '@/lib/api/contract/exam/report';

export type GapParts = Extract<ReportAsked, { of: 'gaps' }>['parts'];

export const filledWords = (parts: GapParts): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.before + part.right)).join('');
