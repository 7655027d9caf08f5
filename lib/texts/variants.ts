import type { Messages } from '../i18n/messages';

/**
 * The groups of the catalog `variants`: texts that stand in the place of others where this site cannot do what those say, or can do more.
 * Below its group each has the key of the text whose place it takes.
 */
export type Variant = keyof Messages['variants'];

type Block = { readonly [key: string]: string | Block };

/**
 * Texts by their catalogs, with those of some variants in their places, the later over the earlier. Catalogs that are not among the texts
 * stay out.
 */
export function withVariants<Texts extends Partial<Messages>>(
  texts: Texts,
  { variants }: Pick<Messages, 'variants'>,
  chosen: readonly Variant[],
): Texts {
  const own = texts as Block;
  return chosen.reduce<Block>((said, variant) => over(said, variants[variant]), own) as Texts;
}

function over(texts: Block, others: Block): Block {
  const changed = Object.entries(others).flatMap(([key, other]) => {
    const own = texts[key];
    if (own === undefined) return [];
    return [[key, typeof own === 'object' && typeof other === 'object' ? over(own, other) : other] as const];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}
