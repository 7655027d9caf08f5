import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/islands/payment/live-more';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/i18n/navigation';
import { mockExamPacks, type Offer, type PackName } from '@/lib/site/offers';
import type { PageId } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { ChooseText } from './choose-text';
import { liveParts } from './offer-parts';
import { PackRowBody, packRowClass } from './pack-row';

const { Item, Text, Price } = liveParts;

interface PackTableProps {
  /** The page to come back to after logging in. */
  page?: PageId;
  /** Whether to say for whom each pack is. */
  purposes?: boolean;
}

/** The mock exam packs in one list, price for the pack and for each exam. */
export function PackTable({ page = 'pricing', purposes = false }: PackTableProps) {
  const t = useTranslations('pricing.packs');
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {mockExamPacks.map((pack) => (
          <PackRow key={pack.vipId} pack={pack} page={page} purposes={purposes} />
        ))}
        <LiveMore kind="packs" as="row" login={useHref('login')} />
      </ul>
      {page === 'pricing' ? (
        <p className="mt-6">
          <Link to="mockExam" className={buttonClass('quiet', 'md:-ms-5')}>
            {t('more')}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function PackRow({ pack, page, purposes }: Required<PackTableProps> & { pack: Offer<PackName> }) {
  const t = useTranslations();
  const price = usePrice();
  const offer = pack.name;
  const name = t(`plans.names.${offer}`, { exams: pack.examNum });
  return (
    <Item offer={offer} className={packRowClass}>
      <PackRowBody
        name={
          <>
            <Text offer={offer} part="name">
              {name}
            </Text>
            {purposes ? (
              <span className="block text-sm font-normal text-muted">
                {t(`practice-test.packs.for.${offer}`)}
              </span>
            ) : null}
          </>
        }
        price={<Price offer={offer}>{price(pack.amount)}</Price>}
        each={
          <Text offer={offer} part="each">
            {t('pricing.packs.each', { price: price(Math.round(pack.amount / pack.examNum)) })}
          </Text>
        }
      />
      <BuyLink
        offer={offer}
        page={page}
        className={buttonClass('secondary', 'justify-self-end aria-disabled:opacity-70')}
      >
        <ChooseText offer={offer} plan={name} Text={Text} />
      </BuyLink>
    </Item>
  );
}
