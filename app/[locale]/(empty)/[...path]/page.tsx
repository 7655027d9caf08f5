import { notFound } from 'next/navigation';
import { StartHere } from '@/components/sections/start-here';
import { LayoutFrame } from '@/components/site/layout-frame';
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
  return (
    <LayoutFrame route={route}>
      <StartHere />
    </LayoutFrame>
  );
}
