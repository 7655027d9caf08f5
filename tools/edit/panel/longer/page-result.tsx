import { SearchResultFigure } from '../text/search-result';

/** A longer text as a search engine lists its page; of a legal text the first sentences stand in for a description. */
export function PageResult({
  said,
  address,
  locale,
  lang,
}: {
  said: Readonly<Record<string, string>>;
  address: string;
  locale: string;
  lang: string;
}) {
  const description = said.description ?? said.lead ?? '';
  return <SearchResultFigure title={said.title ?? ''} path={address} {...{ description, locale, lang }} />;
}
