import type { MDXComponents } from 'mdx/types';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { MailLink } from '@/components/ui/mail-link';
import { env } from '@/lib/env';
import { aiHere } from '@/lib/env/ai-here';
import { outsideServices } from '@/lib/env/outside-services';
import { legalParts, legalText, legalValues } from '@/lib/articles/legal';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageRoutes, type PageId } from '@/lib/routes/routes';
import { brand } from '@/lib/site/brand';
import { noonOf } from '@/lib/site/day';
import { ArticleBody } from './article-body';

interface LegalPageProps {
  id: PageId;
  parts?: MDXComponents;
}

export function LegalPage({ id, parts }: LegalPageProps) {
  const t = useTranslations('company.legal');
  const name = useTranslations('meta')(`${id}.name`);
  const locale = useLocale();
  const format = useFormatter();
  const route = pageRoutes[id];
  const { title, lead, updated, source } = legalText(route.path.slice(1), locale);
  return (
    <PageFrame route={route}>
      <article className="page-grid pt-4 pb-20">
        <PageTrail route={route} current={name} />
        <h1 className="mt-8 max-w-3xl text-display font-bold md:mt-12">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
        <p className="mt-5 max-w-prose text-sm text-muted">
          {t.rich('updated', {
            day: () => (
              <time dateTime={updated}>{format.dateTime(noonOf(updated), { dateStyle: 'long' })}</time>
            ),
          })}
          {locale === defaultLocale ? null : ` ${t('prevails')}`}
        </p>
        <div className="mt-10">
          <ArticleBody
            source={source}
            vocabulary={{ components: legalParts, values: legalValues(t('toFill')) }}
            parts={{ ...common, ...parts }}
          />
        </div>
      </article>
    </PageFrame>
  );
}

const common: MDXComponents = { Mail, Only };

function Mail() {
  return <MailLink address={brand.supportEmail} />;
}

/** What a legal text can ask for by `<Only service="…">`. */
const services: Readonly<Record<string, boolean>> = {
  ...outsideServices,
  offline: env.NEXT_PUBLIC_OFFLINE === 'on',
  tutor: aiHere.tutor,
};

function Only({ service, children }: { service: string; children?: ReactNode }) {
  return services[service] ? children : null;
}
