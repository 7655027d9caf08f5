/**
 * What the report of an exam says that one of us sat on this site, start to end and against its clock, on the day below. The bank and the
 * difficulties have changed since and will change again, so it is kept as it was told.
 */
export const satExam = {
  on: '2026-11-28',
  overall: { score: 115, low: 105, high: 125 },
  subscores: [
    { name: 'reading', score: 95, low: 80, high: 115 },
    { name: 'listening', score: 135, low: 120, high: 145 },
  ],
  tasks: [
    { type: 'readAndSelect', share: 0.71, judged: 17, level: { low: 40, high: 95 } },
    { type: 'fillInTheBlanks', share: 0.62, judged: 8, level: { low: 60, high: 105 } },
    { type: 'readAndComplete', share: 0.8, judged: 4, level: { low: 80, high: 125 } },
    { type: 'listenAndType', share: 0.69, judged: 9, level: { low: 110, high: 140 } },
    { type: 'interactiveReading', share: 0.93, judged: 12, level: { low: 95, high: 160 } },
    { type: 'interactiveListening', share: 0.89, judged: 12, level: { low: 120, high: 160 } },
  ],
  next: { type: 'readAndSelect', reason: 'weak' },
} as const;
