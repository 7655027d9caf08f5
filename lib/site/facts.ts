import type { Locale } from '../i18n/locales';

/**
 * What the site claims about itself (product specification, section 1). Catalogs never write these numbers; they receive them
 * as arguments. Whoever runs the site puts true ones here.
 */
export const claims = {
  /**
   * On as long as nobody has shown that the figures are true: each block of claims carries the mark 'sample figures', and none
   * of them is in the structured data. Off: they stand without a mark, and search engines read the rating too.
   */
  sample: true,
  /** Shown in the statistics of the home page. */
  users: 400_000,
  /** Questions in the practice bank. Shown on the home page (statistics, products), on /practice, /products and /learn. */
  questions: 18_000,
  /** Shown in the statistics of the home page. */
  mockExams: 10_000,
  /** Shown on /mock-exam. */
  mockTestsTaken: 40_000,
  /** Shown in the statistics of the home page. */
  corrections: 21_000,
  /** Reports with AI scores. Shown on /correction. */
  scoredReports: 300_000,
  /** Shown in the statistics of the home page. */
  speakingAnswers: 26_000,
  /** 0 to 1. Shown in the statistics of the home page. */
  successRate: 0.95,
  /** Shown above the reviews of the home page, with the number of all ratings. */
  rating: { average: 4.8, best: 5, counts: [750, 820, 780, 760, 710, 850] },
} as const;

/**
 * The numbers about the product and the scale of the test. Sources: product specification, sections 1 and 9. What the test asks, and in
 * which time, is told by `lib/questions/types.ts`.
 */
export const facts = {
  mockExam: {
    minutes: { min: 45, max: 60 },
    resultMinutes: { min: 1, max: 30 },
    /** Days after purchase in which a mock exam can be taken. */
    validDays: 90,
    /** So many that are sat on this site one after the other repeat no question: what its bank is made for. */
    withoutRepeat: 3,
  },
  /** Minutes until an AI correction of a written or spoken answer is ready. */
  correctionMinutes: { min: 1, max: 5 },
  /**
   * How long the diagnostic test takes. All of its time limits together are about 13 minutes, which few need; the text at the end has 3
   * more.
   */
  diagnosticMinutes: { min: 10, max: 12 },
  scale: { min: 10, max: 160 },
  sampleAnswers: { min: 85, max: 145 },
  /** Days in which an unused purchase is refunded. */
  refundDays: 14,
  course: {
    code: 'DET-COMPLETE',
    workloadDays: 14,
    lessons: 15,
    /** What search engines are told of it, ISO 8601 (spec sections 1 and 3). */
    published: '2024-01-01',
    modified: '2025-03-18',
    /** Since when it costs nothing. */
    validFrom: '2025-01-01',
    videosUploaded: '2025-03-01T00:00:00Z',
  },
} as const;

/**
 * What a US dollar is worth in the currency of a language's readers, for the amounts beside the prices ('about ฿165'). Whoever runs
 * the site looks the rates up from time to time and writes the day beside them, which /pricing shows. A language without a row gets
 * prices in dollars alone.
 */
export const exchange: { checked: string; rates: Partial<Record<Locale, Rate>> } = {
  /** The day on which the rates were looked up, ISO 8601. */
  checked: '2026-11-20',
  rates: {
    de: { currency: 'EUR', perDollar: 0.86 },
    es: { currency: 'EUR', perDollar: 0.86 },
    fr: { currency: 'EUR', perDollar: 0.86 },
    it: { currency: 'EUR', perDollar: 0.86 },
    id: { currency: 'IDR', perDollar: 16_500 },
    ja: { currency: 'JPY', perDollar: 150 },
    ko: { currency: 'KRW', perDollar: 1380 },
    pt: { currency: 'BRL', perDollar: 5.4 },
    ru: { currency: 'RUB', perDollar: 82 },
    th: { currency: 'THB', perDollar: 33 },
    tr: { currency: 'TRY', perDollar: 42 },
    zh: { currency: 'CNY', perDollar: 7.1 },
  },
};

interface Rate {
  /** ISO 4217. */
  currency: string;
  perDollar: number;
}

export function ratingCount(counts: readonly number[] = claims.rating.counts): number {
  return counts.reduce((total, count) => total + count, 0);
}
