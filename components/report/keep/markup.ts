/** SVG as it is written. What is no markup goes through {@link text}. */
export type Markup = string & { readonly markup: true };

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly Markup[]
): Markup {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`);
  return `<${name}${given.join('')}>${content.join('')}</${name}>` as Markup;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escaped, so that characters are never read as markup. */
export const text = (characters: string): Markup =>
  characters.replace(/[&<>"]/g, (one) => entities[one] ?? one) as Markup;
