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
  /** The next step: in the hero, and again at the end. */
  start: ReactNode;
  /** Beside it in the hero, for who wants to know more first. */
  more?: ReactNode;
  /** Below the next step, where it leads to what only an exam room can open. */
  room?: ReactNode;
  /** The sections, the questions last. */
  children: ReactNode;
  final: { title: ReactNode; body: ReactNode };
  /** After everything that is read: what keeps prices fresh and sells. */
  end?: ReactNode;
}

/** The page of a product: what it is with its figure, its sections, and the same next step at the end. */
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
