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

type Props = PageProps<'/[locale]/[page]'>;

/** The development server looks for every address of one part here, and not among the pages that are built, and so no further. */
const loadOthers =
  process.env.NODE_ENV === 'development'
    ? () => import('@/app/[locale]/(empty)/[...path]/page')
    : () => notFound();

async function requested({ params }: Props) {
  const { locale, page } = await params;
  const text = isLocale(locale) ? landingText(page, locale) : undefined;
  return isLocale(locale) && text && text.layout !== 'empty' ? { locale, text } : undefined;
}

const asOther = async ({ params, searchParams }: Props) => {
  const { locale, page } = await params;
  return { params: Promise.resolve({ locale, path: [page] }), searchParams };
};

export async function generateMetadata(props: Props) {
  const framed = await requested(props);
  if (framed) return landingMetadata(framed.text, framed.locale);
  const others = await loadOthers();
  return others.generateMetadata(await asOther(props));
}

export default async function FramedLandingPage(props: Props) {
  const framed = await requested(props);
  if (framed) return <FramedLanding text={framed.text} />;
  const others = await loadOthers();
  return others.default(await asOther(props));
}
