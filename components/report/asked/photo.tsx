import { useTranslations } from 'next-intl';

/** A drawn photo, which came with the report. */
export function Photo({ photo: { svg, alt } }: { photo: { svg: string; alt: string } }) {
  const t = useTranslations('report.answers');
  return (
    // A picture of the server's own, as text: it has no address.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={t('photo', { alt })}
      width={1200}
      height={800}
      className="h-auto w-full max-w-md rounded-card border border-line"
    />
  );
}
