import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { mockExamPacks } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { OfferCard } from './offer-card';

type Pack = (typeof mockExamPacks)[number];

const [smallest] = mockExamPacks;
const perTest = (pack: Pack) => Math.round(pack.amount / pack.examNum);
const lowestPerTest = Math.min(...mockExamPacks.map(perTest));
/** Cents less than the same number of tests bought one by one. */
const saving = (pack: Pack) => Math.max(0, smallest.amount * pack.examNum - pack.amount);

/** The packs of practice tests with their prices (spec section 2); catalogs `practice-test` and `plans`. */
export function PracticeTestPacks() {
  const t = useTranslations('practice-test');
  const names = useTranslations('plans');
  const price = usePrice();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {mockExamPacks.map((pack) => {
        const name = names(`names.${pack.name}`, { exams: pack.examNum });
        const best = pack.examNum > 1 && perTest(pack) === lowestPerTest;
        const lines = [
          { key: 'report', text: t('packs.report') },
          { key: 'validity', text: t('packs.validity', { days: facts.mockExam.validDays }) },
          saving(pack) > 0
            ? { key: 'saving', text: t('packs.saving', { amount: price(saving(pack)) }) }
            : { key: 'single', text: t('packs.noPlan') },
        ];
        return (
          <li key={pack.vipId} className="flex">
            <OfferCard
              name={name}
              price={price(pack.amount)}
              priceNote={t('packs.perTest', { price: price(perTest(pack)) })}
              body={t(`packs.for.${pack.name}`)}
              lines={lines}
              badge={best ? t('packs.best') : undefined}
              action={
                <Link to="login" className={buttonClass(best ? 'primary' : 'secondary')}>
                  <span>
                    {t('packs.choose')}
                    <span className="sr-only">: {name}</span>
                  </span>
                </Link>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
