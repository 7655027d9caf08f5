import { notFound } from 'next/navigation';
import { FramedLanding } from '@/app/[locale]/_landing/framed-landing';
import { landingMetadata } from '@/app/[locale]/_landing/landing-metadata';
import { landingPathsOf, landingText } from '@/lib/articles/landing';
import { isLocale } from '@/lib/i18n/locales';

export const dynamicParams = false;

/** Landing pages that name a layout with header or footer; a file of its own, because all pages of a file load what one of them needs. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  return landingPathsOf(params.locale, 'framed').map((page) => ({ page }));
}

type Props = PageProps<'/[locale]/framed/[page]'>;

async function requested({ params }: Props) {
  const { locale, page } = await params;
  const text = isLocale(locale) ? landingText(page, locale) : undefined;
  if (!isLocale(locale) || !text || text.layout === 'empty') notFound();
  return { locale, text };
}

export async function generateMetadata(props: Props) {
  const { locale, text } = await requested(props);
  return landingMetadata(text, locale);
}

export default async function FramedLandingPage(props: Props) {
  return <FramedLanding text={(await requested(props)).text} />;
}
