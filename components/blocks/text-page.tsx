import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { pageRoutes, type PageId } from '@/lib/routes/routes';

interface TextPageProps {
  id: PageId;
  title: string;
  lead?: string;
  top?: ReactNode;
  sections: readonly { key: string; title: string; body: ReactNode }[];
}

export function TextPage({ id, title, lead, top, sections }: TextPageProps) {
  const name = useTranslations('meta')(`${id}.name`);
  return (
    <PageFrame route={pageRoutes[id]}>
      <article className="page-grid pt-4 pb-20">
        <PageTrail route={pageRoutes[id]} current={name} />
        <h1 className="mt-8 max-w-3xl text-display font-bold md:mt-12">{title}</h1>
        {lead ? <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p> : null}
        {top ? <div className="mt-8">{top}</div> : null}
        {sections.map((section) => (
          <section key={section.key} aria-labelledby={`${section.key}-title`} className="mt-10 max-w-prose">
            <h2 id={`${section.key}-title`} className="text-xl font-bold">
              {section.title}
            </h2>
            <div className="mt-3">{section.body}</div>
          </section>
        ))}
      </article>
    </PageFrame>
  );
}
