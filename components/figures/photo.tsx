import { ZoomIn } from '@/components/ui/icon/icons';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhotoLink } from '@/components/figures/viewer/photo-link.island';
import { localeTable } from '@/lib/i18n/locale-table';

/** A drawn photo that can be looked at closely; `src` is the same drawing as a file. */
export function Photo({ src, alt, children }: { src: string; alt: string; children: ReactNode }) {
  const t = useTranslations('viewer');
  const texts = {
    open: t('open'),
    photo: t('photo'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    rotate: t('rotate'),
    reset: t('reset'),
    close: t('close'),
  };
  return (
    <PhotoLink src={src} alt={alt} lang={localeTable[useLocale()].lang} texts={texts}>
      {children}
      <span className="absolute start-2 bottom-2 inline-flex size-8 items-center justify-center rounded-full border border-line bg-surface text-ink group-hover:text-action">
        <ZoomIn aria-hidden="true" className="size-4" />
      </span>
    </PhotoLink>
  );
}
