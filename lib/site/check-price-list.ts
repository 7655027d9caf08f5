import { z } from 'zod';
import { memberships, packs } from './price-list';

const vipId = z
  .string()
  .regex(/^[a-z\d-]{1,50}$/, 'must be small letters, digits and hyphens, such as vip-30');

/** The last part of a message key. */
const name = z.string().regex(/^[a-z][A-Za-z\d]*$/, 'must be one word of letters, such as month');

/** The least that a card payment takes (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const leastPrice = 0.5;

const price = z
  .number('must be a number of dollars, such as 19.9')
  .refine(
    (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
    'must be whole cents, such as 19.9 or 4.99',
  )
  .refine((dollars) => dollars >= leastPrice, `must be at least ${leastPrice.toFixed(2)} dollars`)
  .refine((dollars) => dollars < 10_000, 'must be below 10,000 dollars');

const whole = (least: number) => {
  const rule = `must be a whole number from ${least}`;
  return z.number(rule).int(rule).min(least, rule);
};

const membership = z.strictObject({
  ...{ vipId, name, price },
  days: whole(1),
  corrections: z.union([z.literal('unlimited'), whole(0)], "must be a whole number, or 'unlimited'"),
  tutor: z.boolean('must be true or false'),
});

const pack = z.strictObject({ vipId, name, price, exams: whole(1) });

/** The shape of the price list; what its rows have to be together is said by `listProblems`. */
export const priceListShape = z.object({ memberships: z.array(membership), packs: z.array(pack) });

interface List {
  memberships: readonly unknown[];
  packs: readonly unknown[];
}

/**
 * What is wrong with the price list, a sentence for each fault.
 *
 * @param list the site's, but for a test
 */
export function priceListProblems(list: List = { memberships, packs }): string[] {
  return [
    ...list.memberships.flatMap((row, index) => rowProblems(`membership ${index + 1}`, membership, row)),
    ...list.packs.flatMap((row, index) => rowProblems(`pack ${index + 1}`, pack, row)),
    ...listProblems(list),
  ];
}

export function listProblems(list: List): string[] {
  const problems: string[] = [];
  const rows = [...list.memberships, ...list.packs] as Readonly<Record<string, unknown>>[];
  for (const key of ['vipId', 'name']) {
    const values = rows.map((row) => row[key]);
    const doubles = new Set(values.filter((value, index) => values.indexOf(value) !== index));
    for (const value of doubles)
      problems.push(`${key} ${JSON.stringify(value)} stands in two rows; each has its own`);
  }
  if (!rows.some((row) => row.tutor === true))
    problems.push('one membership at least must include the tutor');
  const pricesWhere = (tutor: boolean) =>
    rows.filter((row) => row.tutor === tutor).map(({ price }) => Number(price));
  // The pages say that the tutor comes with plans from a price.
  if (Math.max(...pricesWhere(false)) >= Math.min(...pricesWhere(true)))
    problems.push('a membership without the tutor must cost less than those with it');
  if (!rows.some(({ corrections }) => corrections === 'unlimited' || Number(corrections) > 0))
    problems.push('one membership at least must include corrections');
  return problems;
}

function rowProblems(where: string, schema: z.ZodType, row: unknown): string[] {
  const { error } = schema.safeParse(row);
  const { vipId: id } = row as { vipId?: unknown };
  return (error?.issues ?? []).map(({ path, message }) => {
    const [key] = path;
    const value =
      key === undefined ? '' : `, not ${JSON.stringify((row as Record<string, unknown>)[String(key)])}`;
    return `${where} (${JSON.stringify(id)}): ${key === undefined ? '' : `${String(key)} `}${message}${value}`;
  });
}
