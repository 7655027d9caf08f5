import { useLocale, useTranslations } from 'next-intl';
import { KnownSlot } from '@/components/known/known-slot.island';
import { buttonClass } from '@/components/ui/button';
import { examsHere } from '@/lib/env/exams-here';
import { singleExam } from '@/lib/offers/offer-facts';
import { mockExamPacks } from '@/lib/offers/offers';
import { useOfferWords } from '@/lib/offers/use-price';
import { useHref } from '@/lib/routes/link';
import { BuyLink } from '@/components/offers/buy-link';
import { buyLinkClass } from '@/components/offers/buy-link-class';
import { LiveSlot } from '@/components/offers/live/live-offer.island';

const single = singleExam(mockExamPacks) ?? mockExamPacks[0];

/**
 * The way to one mock exam, with its price, and the way to the packs; what is not sold any more hides itself. Who has exams left is led
 * to those instead, and to the packs second.
 */
export function SingleExamActions() {
  const exam = useHref('exam');
  const t = useTranslations('mock-exam.hero');
  const words = useOfferWords()(single);
  const offer = single.name;
  return (
    <KnownSlot
      part="toExams"
      as="div"
      locale={useLocale()}
      exam={examsHere ? exam : undefined}
      className="w-full"
    >
      <ul className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LiveSlot offer={offer} part="entry" className="grid">
          <BuyLink offer={offer} page="mockExam" className={buyLinkClass(true)}>
            <span>
              <LiveSlot offer={offer} part="name">
                {words.name}
              </LiveSlot>
              {' · '}
              <LiveSlot offer={offer} part="price">
                {words.price}
              </LiveSlot>
            </span>
          </BuyLink>
        </LiveSlot>
        <li className="grid">
          <a href="#packs" className={buttonClass('secondary')}>
            {t('packs')}
          </a>
        </li>
      </ul>
    </KnownSlot>
  );
}
