import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { pageRoutes, type PageId } from '@/lib/routes/routes';
import { FinalCall } from './final-call';
import { Hero, type HeroProps } from './hero';

interface ProductPageProps {
  id: PageId;
  hero: Pick<HeroProps, 'eyebrow' | 'title' | 'lead' | 'note' | 'figure'>;
  start: ReactNode;
  more?: ReactNode;
  room?: ReactNode;
  children: ReactNode;
  final: { title: ReactNode; body: ReactNode };
  end?: ReactNode;
}

export function ProductPage({ id, hero, start, more, room, children, final, end }: ProductPageProps) {
  const name = useTranslations('meta')(`${id}.name`);
  const route = pageRoutes[id];
  return (
    <PageFrame route={route}>
      <Hero
        {...hero}
        more={room}
        breadcrumb={<PageTrail route={route} current={name} />}
        actions={
          <>
            {start}
            {more}
          </>
        }
      />
      {children}
      <FinalCall {...final} actions={start} />
      {end}
    </PageFrame>
  );
}
