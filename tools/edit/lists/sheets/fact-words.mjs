/** @typedef {import('../fields.mjs').Words} Words */

/** @type {Words} */
export const claimWords = {
  sample: { label: 'These are sample figures' },
  successRate: {
    label: 'Part of the members who reach their goal',
    help: 'From 0 to 1: 0.95 is 95%. Shown in the statistics of the home page.',
  },
  'rating.average': { label: 'Stars on average' },
  'rating.counts': {
    label: 'Number of ratings',
    help: 'The home page adds these numbers up.',
  },
};

/** @param {string} unit @param {string} path @returns {Words} */
const range = (unit, path) => ({
  [`${path}.min`]: { label: `${unit}, at least` },
  [`${path}.max`]: { label: `${unit}, at most` },
});

/** Search engines read it; no page shows it. */
const forSearch = 'For search engines.';

/** @type {Words} */
export const productWords = {
  'mockExam.minutes': { label: 'How long a mock exam takes' },
  ...range('Minutes', 'mockExam.minutes'),
  'mockExam.resultMinutes': { label: 'How long its result takes' },
  ...range('Minutes', 'mockExam.resultMinutes'),
  'mockExam.validDays': { label: 'Days in which it can be taken' },
  'mockExam.withoutRepeat': {
    label: 'Mock exams in a row that repeat no question',
    help: 'The questions that there are suffice for so many.',
  },
  correctionMinutes: { label: 'How long a correction takes', help: 'Of a written or spoken answer.' },
  ...range('Minutes', 'correctionMinutes'),
  diagnosticMinutes: { label: 'How long the diagnostic test takes' },
  ...range('Minutes', 'diagnosticMinutes'),
  scale: { label: 'Scores of the test' },
  ...range('Points', 'scale'),
  sampleAnswers: { label: 'Scores of the sample answers' },
  ...range('Points', 'sampleAnswers'),
  refundDays: { label: 'Days for a refund', help: 'In which an unused purchase is refunded.' },
  course: { label: 'The course' },
  'course.code': { label: 'Its name in short', help: `One word. ${forSearch}` },
  'course.workloadDays': { label: 'Days that it takes', help: forSearch },
  'course.lessons': { label: 'Number of lessons' },
  'course.published': { label: 'Out since', help: forSearch },
  'course.modified': { label: 'Last changed on', help: forSearch },
  'course.validFrom': { label: 'Free since', help: forSearch },
  'course.videosUploaded': { label: 'Its videos are out since', help: `In UTC. ${forSearch}` },
};
