import { useTranslations } from 'next-intl';
import { LiveQuestion } from '@/components/blocks/live-question';
import { ProductPage } from '@/components/blocks/product-page';
import { StartLink } from '@/components/blocks/start-link';
import { buttonClass } from '@/components/ui/button';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { ListeningConversation } from './_sections/conversation';
import { ListeningFacts } from './_sections/facts';
import { ListeningFaq } from './_sections/faq';
import { ListeningMethod } from './_sections/method';
import { ListeningSlips } from './_sections/slips';

export const generateMetadata = () => pageMetadata('listen');

export default function ListenPage() {
  const t = useTranslations('listen');
  const price = usePrice()(startingPrices.practice);
  return (
    <ProductPage
      id="listen"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead: t('hero.lead'),
        note: t('hero.note', { price }),
        figure: <LiveQuestion type="listenAndType" turns={[1]} />,
      }}
      start={<StartLink to="/courses/det-prep-course-listen-and-type-questions">{t('hero.start')}</StartLink>}
      more={
        <Link to="courses" hash="listening" className={buttonClass('secondary')}>
          {t('hero.lessons')}
        </Link>
      }
      final={{ title: t('final.title'), body: t('final.body') }}
    >
      <ListeningFacts />
      <ListeningMethod />
      <ListeningSlips />
      <ListeningConversation />
      <ListeningFaq />
    </ProductPage>
  );
}
