import { notFound } from 'next/navigation';
import { StartHere } from '@/components/sections/start-here';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const dynamicParams = false;

/** Landing pages by path; layout `empty`, nothing around them. */
export function generateStaticParams() {
  return [{ path: [pageRoutes.startHere.path.slice(1)] }];
}

export const generateMetadata = () => pageMetadata('startHere');

export default async function LandingPage({ params }: PageProps<'/[locale]/[...path]'>) {
  const { path } = await params;
  if (`/${path.join('/')}` !== pageRoutes.startHere.path) notFound();
  return <StartHere />;
}
