import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/islands/payment/live-more';
import { buttonClass } from '@/components/ui/button';
import { useHref } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { mockExamPacks, type Offer, type PackName } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { OfferCard, offerBadgeClass } from './offer-card';
import { liveParts } from './offer-parts';

const { Item, Text, Price, Label } = liveParts;

const [smallest] = mockExamPacks;
const perTest = (pack: Offer<PackName>) => Math.round(pack.amount / pack.examNum);
const lowestPerTest = Math.min(...mockExamPacks.map(perTest));
/** Cents less than the same number of tests bought one by one. */
const saving = (pack: Offer<PackName>) => Math.max(0, smallest.amount * pack.examNum - pack.amount);

/** The packs of practice tests with their prices (spec section 2); catalogs `practice-test` and `plans`. */
export function PracticeTestPacks() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {mockExamPacks.map((pack) => (
        <PackCard key={pack.vipId} pack={pack} />
      ))}
      <LiveMore kind="packs" as="card" login={useHref('login')} />
    </ul>
  );
}

function PackCard({ pack }: { pack: Offer<PackName> }) {
  const t = useTranslations('practice-test');
  const price = usePrice();
  const offer = pack.name;
  const name = (
    <Text offer={offer} part="name">
      {useTranslations('plans')(`names.${offer}`, { exams: pack.examNum })}
    </Text>
  );
  const best = pack.examNum > 1 && perTest(pack) === lowestPerTest;
  const saved = saving(pack) > 0 ? t('packs.saving', { amount: price(saving(pack)) }) : t('packs.noPlan');
  const lines = [
    { key: 'report', text: t('packs.report') },
    { key: 'validity', text: t('packs.validity', { days: facts.mockExam.validDays }) },
    {
      key: 'saving',
      text: (
        <Text offer={offer} part="saving">
          {saved}
        </Text>
      ),
    },
  ];
  return (
    <Item offer={offer} className="flex">
      <OfferCard
        name={name}
        price={<Price offer={offer}>{price(pack.amount)}</Price>}
        priceNote={
          <Text offer={offer} part="each">
            {t('packs.perTest', { price: price(perTest(pack)) })}
          </Text>
        }
        body={t(`packs.for.${offer}`)}
        lines={lines}
        highlighted={best}
        badge={
          <Label offer={offer} part="best" shown={best} className={offerBadgeClass}>
            {t('packs.best')}
          </Label>
        }
        action={
          <BuyLink
            offer={offer}
            page="practiceTest"
            className={buttonClass(best ? 'primary' : 'secondary', 'aria-disabled:opacity-70')}
          >
            <span>
              {t('packs.choose')}
              <span className="sr-only">: {name}</span>
            </span>
          </BuyLink>
        }
      />
    </Item>
  );
}
