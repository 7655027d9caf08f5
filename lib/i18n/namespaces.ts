/** A catalog by its name; what is in it is known to the compiler alone. */
interface Catalog<Texts> {
  texts?: Texts;
}

/** A JSON file as it is, or by the declaration that next-intl writes beside it, which knows the arguments of every text. */
type TextsOf<File> = File extends { default: infer Texts } ? Texts : File;

const catalog = <File extends object>(): Catalog<TextsOf<File>> => ({});

/**
 * The message catalogs: a row for each file `messages/<locale>/<namespace>.json`, with the types of the English one. Every other
 * language has the same keys and arguments, which the catalog check enforces.
 */
const catalogs = {
  account: catalog<typeof import('../../messages/en/account.json')>(),
  app: catalog<typeof import('../../messages/en/app.json')>(),
  'bank-listening': catalog<typeof import('../../messages/en/bank-listening.json')>(),
  'bank-reading': catalog<typeof import('../../messages/en/bank-reading.json')>(),
  'bank-sentences': catalog<typeof import('../../messages/en/bank-sentences.json')>(),
  'bank-texts': catalog<typeof import('../../messages/en/bank-texts.json')>(),
  'bank-words': catalog<typeof import('../../messages/en/bank-words.json')>(),
  blog: catalog<typeof import('../../messages/en/blog.json')>(),
  chrome: catalog<typeof import('../../messages/en/chrome.json')>(),
  claims: catalog<typeof import('../../messages/en/claims.json')>(),
  company: catalog<typeof import('../../messages/en/company.json')>(),
  contact: catalog<typeof import('../../messages/en/contact.json')>(),
  converter: catalog<typeof import('../../messages/en/converter.json')>(),
  correction: catalog<typeof import('../../messages/en/correction.json')>(),
  'correction-room': catalog<typeof import('../../messages/en/correction-room.json')>(),
  courses: catalog<typeof import('../../messages/en/courses.json')>(),
  daily: catalog<typeof import('../../messages/en/daily.json')>(),
  diagnostic: catalog<typeof import('../../messages/en/diagnostic.json')>(),
  error: catalog<typeof import('../../messages/en/error.json')>(),
  exam: catalog<typeof import('../../messages/en/exam.json')>(),
  explanations: catalog<typeof import('../../messages/en/explanations.json')>(),
  factors: catalog<typeof import('../../messages/en/factors.json')>(),
  figures: catalog<typeof import('../../messages/en/figures.json')>(),
  home: catalog<typeof import('../../messages/en/home.json')>(),
  invite: catalog<typeof import('../../messages/en/invite.json')>(),
  known: catalog<typeof import('../../messages/en/known.json')>(),
  landing: catalog<typeof import('../../messages/en/landing.json')>(),
  learn: catalog<typeof import('../../messages/en/learn.json')>(),
  lesson: catalog<typeof import('../../messages/en/lesson.json')>(),
  'lesson-fill-in-the-blanks': catalog<typeof import('../../messages/en/lesson-fill-in-the-blanks.json')>(),
  'lesson-interactive-listening':
    catalog<typeof import('../../messages/en/lesson-interactive-listening.json')>(),
  'lesson-interactive-reading': catalog<typeof import('../../messages/en/lesson-interactive-reading.json')>(),
  'lesson-interactive-writing': catalog<typeof import('../../messages/en/lesson-interactive-writing.json')>(),
  'lesson-listen-and-type': catalog<typeof import('../../messages/en/lesson-listen-and-type.json')>(),
  'lesson-listening-vocabulary':
    catalog<typeof import('../../messages/en/lesson-listening-vocabulary.json')>(),
  'lesson-photo-vocabulary': catalog<typeof import('../../messages/en/lesson-photo-vocabulary.json')>(),
  'lesson-read-aloud': catalog<typeof import('../../messages/en/lesson-read-aloud.json')>(),
  'lesson-read-and-complete': catalog<typeof import('../../messages/en/lesson-read-and-complete.json')>(),
  'lesson-read-and-select': catalog<typeof import('../../messages/en/lesson-read-and-select.json')>(),
  'lesson-read-listen-then-speak':
    catalog<typeof import('../../messages/en/lesson-read-listen-then-speak.json')>(),
  'lesson-speak-about-the-photo':
    catalog<typeof import('../../messages/en/lesson-speak-about-the-photo.json')>(),
  'lesson-speaking-sample': catalog<typeof import('../../messages/en/lesson-speaking-sample.json')>(),
  'lesson-write-about-the-photo':
    catalog<typeof import('../../messages/en/lesson-write-about-the-photo.json')>(),
  'lesson-writing-sample': catalog<typeof import('../../messages/en/lesson-writing-sample.json')>(),
  listen: catalog<typeof import('../../messages/en/listen.json')>(),
  mail: catalog<typeof import('../../messages/en/mail.json')>(),
  marks: catalog<typeof import('../../messages/en/marks.json')>(),
  meta: catalog<typeof import('../../messages/en/meta.json')>(),
  'mock-exam': catalog<typeof import('../../messages/en/mock-exam.json')>(),
  offline: catalog<typeof import('../../messages/en/offline.json')>(),
  payment: catalog<typeof import('../../messages/en/payment.json')>(),
  plans: catalog<typeof import('../../messages/en/plans.json')>(),
  practice: catalog<typeof import('../../messages/en/practice.json')>(),
  'practice-test': catalog<typeof import('../../messages/en/practice-test.json')>(),
  pricing: catalog<typeof import('../../messages/en/pricing.json')>(),
  products: catalog<typeof import('../../messages/en/products.json')>(),
  progress: catalog<typeof import('../../messages/en/progress.json')>(),
  questions: catalog<typeof import('../../messages/en/questions.json')>(),
  report: catalog<typeof import('../../messages/en/report.json')>(),
  reviews: catalog<typeof import('../../messages/en/reviews.json')>(),
  sandbox: catalog<typeof import('../../messages/en/sandbox.json')>(),
  scenes: catalog<typeof import('../../messages/en/scenes.json')>(),
  speaking: catalog<typeof import('../../messages/en/speaking.json')>(),
  suggestion: catalog<typeof import('../../messages/en/suggestion.json')>(),
  'try-correction': catalog<typeof import('../../messages/en/try-correction.json')>(),
  'tutor-room': catalog<typeof import('../../messages/en/tutor-room.json')>(),
  variants: catalog<typeof import('../../messages/en/variants.json')>(),
  video: catalog<typeof import('../../messages/en/video.json')>(),
  viewer: catalog<typeof import('../../messages/en/viewer.json')>(),
  vocabulary: catalog<typeof import('../../messages/en/vocabulary.json')>(),
  withdraw: catalog<typeof import('../../messages/en/withdraw.json')>(),
  'word-meanings': catalog<typeof import('../../messages/en/word-meanings.json')>(),
  writing: catalog<typeof import('../../messages/en/writing.json')>(),
};

export type Catalogs = typeof catalogs;
export type Namespace = keyof Catalogs;

export const namespaces = Object.keys(catalogs) as Namespace[];
