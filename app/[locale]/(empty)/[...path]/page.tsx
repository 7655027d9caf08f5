import { notFound } from 'next/navigation';
import { StartHere } from './_sections/start-here';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';

export const dynamicParams = false;

const route = pageRoutes.startHere;

/** Landing pages by path, with nothing around them; for those whose route names another layout see LayoutFrame. */
export function generateStaticParams() {
  return [{ path: [route.path.slice(1)] }];
}

export const generateMetadata = () => pageMetadata('startHere');

export default async function LandingPage({ params }: PageProps<'/[locale]/[...path]'>) {
  const { path } = await params;
  if (`/${path.join('/')}` !== route.path) notFound();
  return <StartHere />;
}
