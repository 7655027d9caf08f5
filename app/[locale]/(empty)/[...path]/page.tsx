import { notFound } from 'next/navigation';
import { LandingFrame } from '@/app/[locale]/_landing/landing-frame';
import { landingMetadata } from '@/app/[locale]/_landing/landing-metadata';
import { LandingText } from '@/app/[locale]/_landing/landing-text';
import { landingPathsOf, landingRoute, landingText } from '@/lib/articles/landing';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';
import { StartHere } from './_sections/start-here';

export const dynamicParams = false;

const startHere = pageRoutes.startHere.path.slice(1);

/** The development server, which has no list of built pages, asks here for every landing page. */
const loadFramed =
  process.env.NODE_ENV === 'development' ? () => import('@/app/[locale]/_landing/framed-landing') : undefined;

/** Landing pages by path, with nothing around them; for those that name another layout see (framed). */
export function generateStaticParams({ params }: { params: { locale: string } }) {
  if (!isLocale(params.locale)) return [];
  return [startHere, ...landingPathsOf(params.locale, 'empty')].map((path) => ({ path: path.split('/') }));
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
  return landingMetadata(page.text, page.locale);
}

export default async function LandingPage({ params }: Props) {
  const page = await requested(params);
  if (!page) return <StartHere />;
  if (loadFramed && page.text.layout !== 'empty') {
    const { FramedLanding } = await loadFramed();
    return <FramedLanding text={page.text} />;
  }
  return (
    <LandingFrame route={landingRoute(page.text.path)}>
      <LandingText text={page.text} />
    </LandingFrame>
  );
}
