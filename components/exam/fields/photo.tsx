import { useTranslations } from 'next-intl';

interface PhotoProps {
  photo: { svg: string; alt: string };
}

/** A drawn photo, which came with its question. */
export function Photo({ photo: { svg, alt } }: PhotoProps) {
  const t = useTranslations('exam.sitting');
  return (
    // A picture of the server's own, as text: it has no address.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={t('photo', { alt })}
      width={1200}
      height={800}
      className="h-auto w-full max-w-xl rounded-card border border-line"
    />
  );
}
