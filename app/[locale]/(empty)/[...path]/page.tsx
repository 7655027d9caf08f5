import { notFound } from 'next/navigation';
import { landingPaths, landingRoute, landingText } from '@/lib/articles/landing';
import { landingPicture } from '@/lib/articles/pictures';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { contentMetadata, pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';
import { LandingArticle } from './_sections/landing-article';
import { StartHere } from './_sections/start-here';

export const dynamicParams = false;

const startHere = pageRoutes.startHere.path.slice(1);

/** Landing pages by path, with nothing around them; for those whose route names another layout see LayoutFrame. */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  return [startHere, ...landingPaths(params.locale)].map((path) => ({ path: path.split('/') }));
}

type Props = PageProps<'/[locale]/[...path]'>;

async function requested(params: Props['params']) {
  const { locale, path } = await params;
  const whole = path.join('/');
  if (whole === startHere) return undefined;
  const text = isLocale(locale) ? landingText(whole, locale) : undefined;
  return { locale: locale as Locale, text: text ?? notFound() };
}

export async function generateMetadata({ params }: Props) {
  const page = await requested(params);
  if (!page) return pageMetadata('startHere');
  const { locale, text } = page;
  return contentMetadata(landingRoute(text.path), text, landingPicture(text, locale));
}

export default async function LandingPage({ params }: Props) {
  const page = await requested(params);
  return page ? <LandingArticle text={page.text} /> : <StartHere />;
}
