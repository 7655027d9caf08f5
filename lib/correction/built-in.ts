import type { ScorerName } from './correction';

/** Of our own rules and measures: higher once they find something else. Of harper.js as package.json names it. */
const versions = { rules: '1.0.0', harper: '2.10.0' };

export const builtInName: ScorerName = {
  name: 'Built-in checker',
  version: `${versions.rules}+harper.${versions.harper}`,
  scores: false,
};
