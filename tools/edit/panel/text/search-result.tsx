import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../../lib/site/brand';
import type { Text, TextOf } from '../../contract';
import { queries } from '../data/queries';
import { languageName } from '../parts/language';
import { useChecked } from '../field/use-checked';
import { useUnsaved } from '../saving/use-unsaved';

export function SearchResult({ text, own }: { text: Text; own: TextOf }) {
  const start = text.key.slice(0, text.key.lastIndexOf('.'));
  const { data: keys } = useQuery(queries.keys);
  const other = `${start}.${text.isMeta === 'title' ? 'description' : 'title'}`;
  const known = keys?.keys.includes(other) ?? false;
  const { data: otherText } = useQuery({ ...queries.text(other), enabled: known });
  const beside = otherText?.texts.find(({ locale }) => locale === own.locale);
  const one = useSaid(text.key, own);
  const two = useSaid(other, beside);
  const [title, description] = text.isMeta === 'title' ? [one, two] : [two, one];
  const path = text.places[0]?.path ?? '/';
  return <SearchResultFigure {...{ title, description, path }} locale={own.locale} lang={own.lang} />;
}

export interface FoundPage {
  title: string | undefined;
  description: string | undefined;
  /** Its address without a language. */
  path: string;
  locale: string;
  /** BCP 47. */
  lang: string;
}

export function SearchResultFigure({ title, description, path, locale, lang }: FoundPage) {
  const prefix = locale === 'en' ? '' : ` › ${locale}`;
  return (
    <figure className="search-result" lang={lang}>
      <figcaption lang="en">As a search engine lists it in {languageName(lang)}</figcaption>
      <cite>
        {brand.name}
        {prefix}
        {path === '/' ? '' : path.replaceAll('/', ' › ')}
      </cite>
      <p className="search-title">{title}</p>
      <p>{description}</p>
    </figure>
  );
}

function useSaid(key: string, own: TextOf | undefined): string {
  const written = useUnsaved()[key]?.[own?.locale ?? ''];
  const text = written?.text ?? own?.text ?? '';
  const subject = { key, locale: own?.locale ?? 'en', text, english: undefined };
  const checked = useChecked(subject, text !== '');
  return text === '' ? '' : (checked.data?.forms[0]?.text ?? text);
}
