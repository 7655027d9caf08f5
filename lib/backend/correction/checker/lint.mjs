import { setFlagsFromString } from 'node:v8';

/**
 * Pages of 64 KiB that a program of WebAssembly may take, 400 MB: harper.js needs a third of it. There is no limit of its own for a thread,
 * and what is not foreseen must end a thread rather than the memory of the machine.
 */
setFlagsFromString('--wasm-max-mem-pages=6400');

/** @typedef {import('harper.js').LocalLinter} Linter */

/** @type {Promise<Linter> | undefined} */
let linter;

async function load() {
  const { Dialect, LocalLinter } = await import('harper.js');
  const { binary } = await import('harper.js/binary');
  return new LocalLinter({ binary, dialect: Dialect.American });
}

/**
 * @param {string} text
 * @returns {Promise<import('../../../correction/text/lint').Lint[]>}
 */
export async function lint(text) {
  linter ??= load();
  const groups = await (await linter).organizedLints(text, { language: 'plaintext' });
  const { SuggestionKind } = await import('harper.js');
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.map((one) => {
      const found = one.get_problem_text();
      const { start, end } = one.span();
      const suggestions = one.suggestions().map((suggestion) => {
        if (suggestion.kind() === SuggestionKind.Remove) return '';
        const text = suggestion.get_replacement_text();
        return suggestion.kind() === SuggestionKind.InsertAfter ? found + text : text;
      });
      return { rule, kind: one.lint_kind(), start, end, found, message: one.message(), suggestions };
    }),
  );
}
