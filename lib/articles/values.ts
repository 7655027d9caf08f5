import { fill } from '../i18n/fill';
import { brand } from '../site/brand';
import { facts } from '../site/facts';

export const articleValues: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: brand.company,
  email: brand.supportEmail,
  days: String(facts.refundDays),
  validDays: String(facts.mockExam.validDays),
};

export const filled = (line: string) => fill(line, articleValues);

export const blogParts = ['Note', 'Sample', 'en', 'Try', 'Task'] as const;
