import { checkAlternates, checkHead, checkHeadings } from './head';
import { checkLinks } from './links';
import type { DocumentCheck } from './surveyed';
import { checkClaims, checkHome, checkStoredEntries } from './texts';

/** All that a page's document is checked for. */
export const documentChecks: readonly DocumentCheck[] = [
  checkHead,
  checkHeadings,
  checkAlternates,
  checkLinks,
  checkClaims,
  checkHome,
  checkStoredEntries,
];
