import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dense } from '@/components/ui/dense';
import { Section } from '@/components/ui/section';
import { currency } from '@/lib/site/offers';
import type { PageId } from '@/lib/site/routes';
import { BuyingTerms } from './buying-terms';
import { PackTable } from './pack-table';

interface MockExamPacksProps {
  /** The page to come back to after logging in. */
  page: PageId;
  title: ReactNode;
  lead: ReactNode;
  /** `dense`: beside its heading; `plain`: below it, where its neighbours are dense. */
  scale: 'dense' | 'plain';
}

/** The mock exam packs with what paying means, under the anchor that the links to them name; catalogs `practice-test` and `plans`. */
export function MockExamPacks({ page, title, lead, scale }: MockExamPacksProps) {
  const t = useTranslations('practice-test.packs');
  const Scale = { dense: Dense, plain: Section }[scale];
  return (
    <Scale id="packs" title={title} lead={lead} {...(scale === 'plain' && { tone: 'sunken' })}>
      <PackTable page={page} purposes={scale === 'dense'} />
      <p className="mt-4 max-w-prose text-sm text-muted">{t('note', { currency })}</p>
      <BuyingTerms className="mt-6 border-t border-line pt-6" />
    </Scale>
  );
}
