export interface ScoreRow {
  det: number;
  /** Overall band of IELTS Academic. */
  ielts: string;
  /** TOEFL iBT on its scale of 0 to 120. */
  toefl: string;
  /** TOEFL iBT on its scale of 1 to 6 since January 2026, worked out by us: what ETS compares with the numbers above, as others print it. */
  newToefl: string;
  cefr: string;
}

export const scoreTableSources = {
  /** Day, `YYYY-MM-DD`. */
  checked: '2026-11-21',
  /** The table of the test's maker, as other pages reproduce it: in this form since then. */
  since: '2022-08-01',
  /** The other scale of TOEFL, by its maker. */
  toefl: '2026-01-21',
} as const;

/**
 * From this score on IELTS rests on two converters and Wikipedia, which agree, and TOEFL on copies of Wikipedia alone; below it TOEFL is
 * our own knowledge that nobody has verified, and rows rest on few test takers.
 */
export const firmFrom = 80;

const row = (det: number, ielts: string, toefl: string, newToefl: string, cefr: string): ScoreRow => ({
  det,
  ielts,
  toefl,
  newToefl,
  cefr,
});

/** From the highest score to the lowest; the last row stands for 10 to 55. */
export const scoreTable: readonly ScoreRow[] = [
  row(160, '8.5–9', '120', '6', 'C2'),
  row(155, '8', '119', '6', 'C2'),
  row(150, '8', '117–118', '6', 'C1'),
  row(145, '7.5', '113–116', '5.5–6', 'C1'),
  row(140, '7.5', '109–112', '5.5', 'C1'),
  row(135, '7', '104–108', '5–5.5', 'C1'),
  row(130, '7', '98–103', '5', 'C1'),
  row(125, '6.5', '93–97', '4.5–5', 'B2'),
  row(120, '6.5', '87–92', '4.5', 'B2'),
  row(115, '6', '82–86', '4–4.5', 'B2'),
  row(110, '6', '76–81', '4', 'B2'),
  row(105, '6', '70–75', '3.5–4', 'B2'),
  row(100, '5.5', '65–69', '3.5', 'B2'),
  row(95, '5.5', '59–64', '3.5', 'B1'),
  row(90, '5', '53–58', '3–3.5', 'B1'),
  row(85, '5', '47–52', '3', 'B1'),
  row(80, '5', '41–46', '2.5–3', 'B1'),
  row(75, '4.5', '35–40', '2.5', 'B1'),
  row(70, '4.5', '30–34', '2–2.5', 'B1'),
  row(65, '4.5', '24–29', '2', 'B1'),
  row(60, '4', '0–23', '1–1.5', 'B1'),
  row(55, '0–3.5', '0–23', '1–1.5', 'A1–A2'),
];

export function scoreRow(det: number): ScoreRow | undefined {
  return scoreTable.find((one) => one.det <= det) ?? scoreTable.at(-1);
}

/** How far it is from a score to the one that is asked for, in points of the scale, 0 where it is reached. */
export const gapBetween = (score: number, target: number) => Math.max(0, target - score);

/** Which advice fits a gap: chance alone can close a small one (the overall score has a standard error of about 5). */
export function gapSize(gap: number): 'none' | 'small' | 'middle' | 'large' {
  if (gap === 0) return 'none';
  return gap <= 5 ? 'small' : gap <= 25 ? 'middle' : 'large';
}
