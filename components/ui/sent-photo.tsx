import { classNames } from './class-names';

interface SentPhotoProps {
  svg: string;
  alt: string;
  className: string;
}

/** A drawn photo that came with its question: a picture of the server's own, as text, which has no address. */
export function SentPhoto({ svg, alt, className }: SentPhotoProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- what has no address cannot be loaded in another size
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={alt}
      width={1200}
      height={800}
      className={classNames('h-auto w-full rounded-card border border-line', className)}
    />
  );
}
