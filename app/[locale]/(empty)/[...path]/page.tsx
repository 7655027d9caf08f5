import { notFound } from 'next/navigation';
import { StartHere } from '@/components/sections/start-here';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const dynamicParams = false;

const route = pageRoutes.startHere;

/** Landing pages by path, each in the layout that its route names: `empty` unless it says otherwise. */
export function generateStaticParams() {
  return [{ path: [route.path.slice(1)] }];
}

export const generateMetadata = () => pageMetadata('startHere');

export default async function LandingPage({ params }: PageProps<'/[locale]/[...path]'>) {
  const { path } = await params;
  if (`/${path.join('/')}` !== route.path) notFound();
  const page = <StartHere />;
  if (route.layout === 'empty') return page;
  // Imported here, so that a page with nothing around it does not load the scripts of a header.
  const { LayoutFrame } = await import('@/components/site/layout-frame');
  return <LayoutFrame route={route}>{page}</LayoutFrame>;
}
