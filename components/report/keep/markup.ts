/** SVG as it is written. What is no markup goes through {@link text}. */
export type Markup = string & { readonly markup: true };

/** An element with its attributes and what it holds, in order. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly Markup[]
): Markup {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`);
  return `<${name}${given.join('')}>${content.join('')}</${name}>` as Markup;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that are shown as they are. */
export const text = (characters: string): Markup =>
  characters.replace(/[&<>"]/g, (one) => entities[one] ?? one) as Markup;
