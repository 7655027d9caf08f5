import { fontFiles } from '@/app/fonts';
import type { Locale } from '@/lib/i18n/locales';

export function FontLinks({ locale }: { locale: Locale }) {
  return fontFiles(locale).map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
  ));
}
