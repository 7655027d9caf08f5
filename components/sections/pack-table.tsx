import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/islands/payment/live-more';
import { useHref } from '@/lib/i18n/navigation';
import { mockExamPacks, type Offer, type PackName } from '@/lib/site/offers';
import { packFacts } from '@/lib/site/pack-facts';
import type { PageId } from '@/lib/site/routes';
import { usePrice, usePriceHint } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { buyLinkClass } from './buy-link-class';
import { ChooseText } from './choose-text';
import { liveParts } from './offer-parts';
import { packMarkClass, PackRowBody, packRowClass } from './pack-row';

const { Item, Text, Price, Label } = liveParts;

interface PackTableProps {
  /** The page to come back to after logging in. */
  page: PageId;
  /** Whether to say for whom each pack is. */
  purposes?: boolean;
}

/** The mock exam packs, a row each (spec section 2). Catalogs `practice-test` and `plans`. */
export function PackTable({ page, purposes = false }: PackTableProps) {
  return (
    <ul className="dense-rows">
      {mockExamPacks.map((pack) => (
        <PackRow key={pack.vipId} pack={pack} page={page} purposes={purposes} />
      ))}
      <LiveMore kind="packs" login={useHref('login')} />
    </ul>
  );
}

function PackRow({ pack, page, purposes }: PackTableProps & { pack: Offer<PackName> }) {
  const t = useTranslations('practice-test.packs');
  const plans = useTranslations('plans');
  const price = usePrice();
  const hint = usePriceHint();
  const offer = pack.name;
  const name = plans(`names.${offer}`, { exams: pack.examNum });
  const { each, saved, best } = packFacts(pack, mockExamPacks);
  return (
    <Item offer={offer} className={packRowClass}>
      <PackRowBody
        name={
          <Text offer={offer} part="name">
            {name}
          </Text>
        }
        mark={
          <Label offer={offer} part="best" shown={best} className={packMarkClass}>
            {t('best')}
          </Label>
        }
        purpose={purposes ? t(`for.${offer}`) : null}
        price={<Price offer={offer}>{price(pack.amount)}</Price>}
        hint={
          <Text offer={offer} part="hint">
            {hint(pack.amount)}
          </Text>
        }
        each={
          <Text offer={offer} part="each">
            {t('perTest', { price: price(each) })}
          </Text>
        }
        saving={
          <Text offer={offer} part="saving">
            {saved > 0 ? t('saved', { amount: price(saved) }) : null}
          </Text>
        }
        action={
          <BuyLink offer={offer} page={page} className={buyLinkClass(best)}>
            <ChooseText offer={offer} plan={name} Text={Text} />
          </BuyLink>
        }
      />
    </Item>
  );
}
