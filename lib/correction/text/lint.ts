/** A finding of harper.js, free of its classes, so that it travels between threads. Places are UTF-16 indices, as Harper’s own are. */
export interface Lint {
  /** The name that Harper’s `organizedLints` gives its rule, such as `SpellCheck`. */
  rule: string;
  /** Its `LintKind`, such as `Spelling`. */
  kind: string;
  start: number;
  end: number;
  found: string;
  /** In English; nothing shows it. */
  message: string;
  /** What could stand there instead, the likeliest first: empty for what is to go, and with `found` where something comes behind it. */
  suggestions: string[];
}

export interface HarperLint {
  lint_kind(): string;
  span(): { start: number; end: number };
  get_problem_text(): string;
  message(): string;
  suggestions(): { kind(): number; get_replacement_text(): string }[];
}

/** Harper’s `SuggestionKind`, which is an enum: 0 stands for `Replace`. */
const [removed, insertedAfter] = [1, 2];

/**
 * The findings of Harper’s `organizedLints(text, { language: 'plaintext' })`, which is how it is to be asked: as Markdown it would not
 * read what looks like a link or code.
 *
 * @param organized by the names of rules
 */
export function plainLints(organized: Readonly<Record<string, readonly HarperLint[]>>): Lint[] {
  return Object.entries(organized).flatMap(([rule, lints]) => lints.map((lint) => plain(rule, lint)));
}

function plain(rule: string, lint: HarperLint): Lint {
  const { start, end } = lint.span();
  const found = lint.get_problem_text();
  const suggestions = lint.suggestions().map((suggestion) => {
    if (suggestion.kind() === removed) return '';
    const text = suggestion.get_replacement_text();
    return suggestion.kind() === insertedAfter ? found + text : text;
  });
  return { rule, kind: lint.lint_kind(), start, end, found, message: lint.message(), suggestions };
}
