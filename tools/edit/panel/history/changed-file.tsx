import { useQuery } from '@tanstack/react-query';
import { useLanguages } from '../data/queries';
import { openSheet } from '../lists/open-place';
import { listQueries } from '../lists/list-queries';
import { longerQueries } from '../longer/queries';
import { languageName, languageOf } from '../parts/language';
import { useLeave, useOpenText } from '../saving/leaving';

const longerFile = /^content\/(blog|legal|landing)\/([a-z]{2})\/(.+)\.mdx$/;
const pictureFile = /^public\/assets\/posts\/(.+)$/;

const kinds: Record<string, string> = { blog: 'Post', legal: 'Legal page', landing: 'Landing page' };

/** What a file is for staff. One of a page or a list leads there, as long as it is there. */
export function ChangedFile({ file, gone }: { file: string; gone: boolean }) {
  const [, kind, locale, path] = longerFile.exec(file) ?? [];
  if (kind && locale && path)
    return <ChangedPage textKey={`${kind}/${path}`} kind={kind} locale={locale} gone={gone} />;
  const picture = pictureFile.exec(file)?.[1];
  if (picture) return <>Picture “{picture}”</>;
  return <ChangedList file={file} />;
}

interface ChangedPageProps {
  textKey: string;
  kind: string;
  locale: string;
  gone: boolean;
}

function ChangedPage({ textKey, kind, locale, gone }: ChangedPageProps) {
  const openText = useOpenText();
  const { lang } = languageOf(useLanguages(), locale);
  const row = useQuery(longerQueries.list).data?.rows.find(({ key }) => key === textKey);
  const own = row?.languages[locale];
  const name = `${kinds[kind]} “${own?.title || row?.title || textKey}”`;
  return (
    <>
      <span className="language">{languageName(lang)}</span>{' '}
      {gone ? (
        name
      ) : (
        <button type="button" className="link" onClick={() => openText(textKey, locale)}>
          {name}
        </button>
      )}
      {own?.draft && ' (draft)'}
    </>
  );
}

function ChangedList({ file }: { file: string }) {
  const leave = useLeave();
  const groups = useQuery(listQueries.lists).data?.groups ?? [];
  const group = groups.find(({ sheets }) => sheets.some((sheet) => sheet.file === file));
  const [sheet, ...others] = group?.sheets.filter((one) => one.file === file) ?? [];
  if (!group || !sheet) return <code>{file}</code>;
  const name = others.length > 0 || sheet.name === group.name ? group.name : `${group.name}, ${sheet.name}`;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        openSheet(sheet.id);
        leave({ view: 'lists' });
      }}
    >
      {name}
    </button>
  );
}
