import type { Thing, WithContext } from 'schema-dts';

/**
 * A block of structured data (https://schema.org, as JSON-LD). Browsers do not run it, so the content security policy has no say in
 * it; `<` is escaped so that no text can close the element.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
