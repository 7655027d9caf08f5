import { useTranslations } from 'next-intl';
import { currency } from '@/lib/offers/offers';
import { BuyingTerms } from '../buying-terms';
import { PackTable, type PackTableProps } from './pack-table';

/** The mock exam packs with what paying means; catalogs `practice-test` and `plans`. Its section is called `packs`, as links to it name it. */
export function MockExamPacks(props: PackTableProps) {
  const t = useTranslations('practice-test.packs');
  return (
    <>
      <PackTable {...props} />
      <p className="mt-4 max-w-prose text-sm text-muted">{t('note', { currency })}</p>
      <BuyingTerms className="mt-6 border-t border-line pt-6" />
    </>
  );
}
