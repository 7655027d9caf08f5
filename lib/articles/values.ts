import { fill } from '../i18n/fill';
import { brand } from '../site/brand';
import { facts } from '../site/facts';

/** What texts name by a word in braces. */
export const articleValues: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: brand.company,
  email: brand.supportEmail,
  days: String(facts.refundDays),
  validDays: String(facts.mockExam.validDays),
};

/** A line above a text, with the values that all texts have. */
export const filled = (line: string) => fill(line, articleValues);

/** The parts that the site draws in posts. */
export const blogParts = ['Note', 'Sample', 'en', 'Try', 'Task'] as const;
