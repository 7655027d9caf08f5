/** @typedef {Awaited<ReturnType<typeof import('./check-catalogs.mjs').checkCatalogs>>} Result */

/** The result for a reader: problems below their file, and a last line that counts. @param {Result} result */
export function report({ locales, messages, problems }) {
  const lines = [];
  let file = '';
  for (const problem of problems) {
    if (problem.file !== file) lines.push(...(file ? [''] : []), problem.file);
    file = problem.file;
    lines.push(`  ${problem.key ? `${problem.key} — ` : ''}${problem.reason}`);
  }
  const summary = `catalogs: ${locales} locales, ${messages} messages, ${problems.length} problems`;
  return [...lines, ...(lines.length > 0 ? [''] : []), summary].join('\n');
}
