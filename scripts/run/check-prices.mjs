import { importSource } from './checkout/import-source.mjs';
import { Failure } from './checkout/project.mjs';

/**
 * Checks the price list before a build. Needs the packages to be installed.
 *
 * @throws {Failure} naming each row that cannot be sold as it stands
 */
export async function checkPrices() {
  /** @type {typeof import('../../lib/site/check-price-list')} */
  const { priceListProblems } = await importSource('lib/site/check-price-list.ts');
  const problems = priceListProblems();
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  throw new Failure(`The price list, lib/site/price-list.ts, has faults, so nothing was built:\n${lines}`);
}
