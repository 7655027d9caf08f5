import { useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { StartLink } from '@/components/blocks/start-link';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { ProductFaq } from './_sections/faq';
import { ProductNeeds } from './_sections/needs';
import { ProductOrder } from './_sections/order';
import { ProductOverview } from './_sections/overview';
import { ProductRows } from './_sections/rows';

export const generateMetadata = () => pageMetadata('products');

export default function ProductsPage() {
  const t = useTranslations('products');
  return (
    <ProductPage
      id="products"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note'),
        figure: <ProductOverview />,
      }}
      room={<ExamRoomLine className="max-w-prose" />}
      start={<StartLink>{t('hero.start')}</StartLink>}
      more={
        <Link to="pricing" className={buttonClass('secondary')}>
          {t('hero.prices')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
    >
      <ProductRows />
      <ProductNeeds />
      <ProductOrder />
      <ProductFaq />
    </ProductPage>
  );
}
