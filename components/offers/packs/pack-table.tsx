import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/offers/live/live-more.island';
import { LiveSlot } from '@/components/offers/live/live-offer.island';
import { useHref } from '@/lib/routes/link';
import { listLabels } from '@/lib/offers/offer-words';
import { mockExamPacks } from '@/lib/offers/offers';
import type { PageId } from '@/lib/routes/routes';
import { useOfferWords, useShowing } from '@/lib/offers/use-price';
import { BuyLink } from '../buy-link';
import { buyLinkClass } from '../buy-link-class';
import { ExamRoomLine } from '../exam-room-line';
import { ChooseText } from '../live/choose-text';
import { PackCard } from './pack-card';

export interface PackTableProps {
  page: PageId;
  purposes?: boolean;
}

/** The mock exam packs, a row each (spec section 2). Catalogs `practice-test` and `plans`. */
export function PackTable({ page, purposes = false }: PackTableProps) {
  const t = useTranslations('practice-test.packs');
  const wordsOf = useOfferWords();
  const { choose } = listLabels(useShowing());
  return (
    <>
      <ExamRoomLine of="exams" className="mb-4 max-w-prose font-medium" />
      <ul className="dense-rows">
        {mockExamPacks.map((pack) => {
          const { vipId, name: offer } = pack;
          const words = wordsOf(pack);
          const action = (
            <BuyLink offer={offer} page={page} className={buyLinkClass(words.best !== null)}>
              <ChooseText short={choose}>
                <LiveSlot offer={offer} part="choose">
                  {words.choose}
                </LiveSlot>
              </ChooseText>
            </BuyLink>
          );
          const purpose = purposes ? t(`for.${offer}`) : null;
          return <PackCard key={vipId} {...{ offer, words, purpose, action }} Slot={LiveSlot} />;
        })}
        <LiveMore kind="packs" login={useHref('login')} />
      </ul>
    </>
  );
}
