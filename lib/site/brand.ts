/**
 * Who runs the site. No catalog spells any of this out: messages use `{brand}`, so a new name is a change of this file alone.
 */
export const brand = {
  name: 'Verbista',
  /** Name of the legal entity in the footer's copyright line. */
  company: 'Verbista Ltd',
  supportEmail: 'support@verbista.example',
  /** The year of the first publication, start of the copyright line. */
  since: 2024,
  social: {
    youtube: 'https://www.youtube.com/@verbista',
    x: 'https://x.com/verbista',
    facebook: 'https://www.facebook.com/verbista',
    instagram: 'https://www.instagram.com/verbista',
  },
} as const;

/** What company and legal texts name in braces and only whoever runs the site knows; undefined ones are marked as to be filled in. */
export const legalFacts = {
  /** Registered address. */
  address: undefined,
  /** Number in the company register, with the register's name. */
  registerNumber: undefined,
  vatId: undefined,
  /** The law that governs the terms, such as 'the law of Ireland'. */
  law: undefined,
} as const satisfies Record<string, string | undefined>;

export type LegalFact = keyof typeof legalFacts;
