import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { mockExamPacks, type Offer, type PackName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { ChooseText } from './choose-text';
import { liveParts } from './offer-parts';

const { Item, Text, Price, Mark } = liveParts;

/** The mock exam packs in one list, price for the pack and for each exam. */
export function PackTable() {
  const t = useTranslations('pricing.packs');
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {mockExamPacks.map((pack) => (
          <PackRow key={pack.vipId} pack={pack} />
        ))}
      </ul>
      <p className="mt-6">
        <Link to="mockExam" className={buttonClass('quiet', 'md:-ms-5')}>
          {t('more')}
        </Link>
      </p>
    </>
  );
}

function PackRow({ pack }: { pack: Offer<PackName> }) {
  const t = useTranslations();
  const price = usePrice();
  const offer = pack.name;
  const name = t(`plans.names.${offer}`, { exams: pack.examNum });
  return (
    <Item
      offer={offer}
      className="relative grid grid-cols-2 items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-4"
    >
      <Mark offer={offer} className="start-0 rounded-b-control text-xs leading-5" />
      <span className="text-lg font-semibold">
        <Text offer={offer} part="name">
          {name}
        </Text>
      </span>
      <span className="text-end text-2xl font-bold sm:text-start">
        <Price offer={offer}>{price(pack.amount)}</Price>
      </span>
      <span className="text-muted tabular-nums">
        <Text offer={offer} part="each">
          {t('pricing.packs.each', { price: price(Math.round(pack.amount / pack.examNum)) })}
        </Text>
      </span>
      <BuyLink
        offer={offer}
        page="pricing"
        className={buttonClass('secondary', 'justify-self-end aria-disabled:opacity-70')}
      >
        <ChooseText offer={offer} plan={name} Text={Text} />
      </BuyLink>
    </Item>
  );
}
