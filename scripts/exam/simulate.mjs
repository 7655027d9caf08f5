import '../run/checkout/node-version.mjs';
import { importSource } from '../run/checkout/import-source.mjs';
import { runAsScript } from '../run/checkout/project.mjs';

// `npm run simulate -- 2000`: so many takers sit the exam three times in a row; what it says of them, against what is true.
await runAsScript(import.meta.url, async () => {
  /** @type {typeof import('../../lib/exam/bank/bank')} */
  const { examBank } = await importSource('lib/exam/bank/bank.ts');
  /** @type {typeof import('./simulation')} */
  const { bandsOf, figuresOf, simulate } = await importSource('scripts/exam/simulation.ts');
  const { first, third, exposure, repeats } = simulate(examBank(), Number(process.argv[2] ?? 2000));
  console.table([
    ...bandsOf(first).map(({ from, to, sat }) => row(`${from} to ${to}`, figuresOf(sat))),
    row('all, first exam', figuresOf(first)),
    row('all, third exam', figuresOf(third)),
  ]);
  console.table(
    exposure.map(({ type, unit, share }) => ({
      task: type,
      'most used': unit,
      'in exams': percent(share),
    })),
  );
  console.log(`Units met twice in three exams in a row: ${repeats}`);
  return 0;
});

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/**
 * @param {string} name
 * @param {ReturnType<typeof import('./simulation').figuresOf>} figures
 */
function row(name, { takers, error, rmse, held, reading, listening, width, questions }) {
  return {
    name,
    takers,
    'mean error': error.toFixed(1),
    RMSE: rmse.toFixed(1),
    'overall holds': percent(held),
    reading: percent(reading),
    listening: percent(listening),
    width: width.toFixed(0),
    questions: questions.toFixed(1),
  };
}
