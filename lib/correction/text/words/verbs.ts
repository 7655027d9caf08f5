import words from './verbs.json';

export const verbForms = ['base', 'third', 'past', 'participle', 'ing'] as const;
export type VerbForm = (typeof verbForms)[number];

/** All forms of a verb; of `be` those of the third person and the singular. */
export type Verb = Readonly<Record<VerbForm, string>>;

const doubled = new Set([
  'begin',
  'forget',
  'forbid',
  'occur',
  'prefer',
  'refer',
  'regret',
  'admit',
  'permit',
  'control',
]);

const doubles = (base: string): boolean =>
  doubled.has(base) || (/^[^aeiou]*[aeiou][bdgklmnprtv]$/.test(base) && !/[wxy]$/.test(base));

export function withS(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function withIng(base: string): string {
  if (base === 'be') return 'being';
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function withEd(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

const ownThird: Readonly<Record<string, string>> = { be: 'is', have: 'has' };

function verb(base: string, past = withEd(base), participle = past): Verb {
  return { base, third: ownThird[base] ?? withS(base), past, participle, ing: withIng(base) };
}

const listed = (list: string): string[] => list.split(' ');

const irregular = words.irregular.split(', ').map((row) => {
  const [base = '', past, participle] = row.split(' ');
  return verb(base, past, participle);
});

const all: readonly Verb[] = [
  ...irregular,
  ...[...listed(words.regular), ...listed(words.regularAlsoOther)].map((base) => verb(base)),
];

const others: readonly [string, VerbForm, string][] = [
  ['am', 'base', 'be'],
  ['are', 'base', 'be'],
  ['were', 'past', 'be'],
  ['got', 'participle', 'get'],
  ['learnt', 'past', 'learn'],
  ['dreamt', 'past', 'dream'],
  ['burnt', 'past', 'burn'],
  ['proved', 'participle', 'prove'],
];

interface VerbReading {
  verb: Verb;
  form: VerbForm;
}

const readings = new Map<string, VerbReading[]>();
const byBase = new Map(all.map((one) => [one.base, one]));

function read(word: string, form: VerbForm, verb: Verb): void {
  const known = readings.get(word);
  if (known) known.push({ verb, form });
  else readings.set(word, [{ verb, form }]);
}
for (const one of all) for (const form of verbForms) read(one[form], form, one);
for (const [word, form, base] of others) {
  const one = byBase.get(base);
  if (one) read(word, form, one);
}

/** Base forms that are nouns or adjectives as well, so that what they are is told by what stands beside them. */
const ambiguous = new Set([...listed(words.regularAlsoOther), ...listed(words.irregularAlsoOther)]);

/**
 * What a word can be as one of the verbs that are known here, which are those that learners use.
 *
 * @param word in lower case
 */
export const verbReadings = (word: string): readonly VerbReading[] => readings.get(word) ?? [];

/** Empty for a verb that is not known here. */
export function formsOf(base: string): string[] {
  const one = byBase.get(base);
  const more = others.flatMap(([word, , of]) => (of === base ? word : []));
  return one ? [...new Set([...Object.values(one), ...more])] : [];
}

/** Undefined for a verb that is not known here. */
export const verbOf = (base: string): Verb | undefined => byBase.get(base);

export const isForm = (word: string, form: VerbForm): boolean =>
  verbReadings(word).some((reading) => reading.form === form);

/** Whether a word can be nothing but the base form of a verb: no noun, and no past. */
export const isOnlyBase = (word: string): boolean =>
  !ambiguous.has(word) &&
  verbReadings(word).length > 0 &&
  verbReadings(word).every(({ form }) => form === 'base');

/** Whether a word is no more than the past of a verb, as `went` is: not its participle, nor a form of another. */
export const isOnlyPast = (word: string): boolean =>
  verbReadings(word).length > 0 && verbReadings(word).every(({ form }) => form === 'past');

/** Another form of the verb that a word is a form of; null where there is none. */
export function inForm(word: string, form: VerbForm): string | null {
  const [first] = verbReadings(word);
  return first ? first.verb[form] : null;
}
