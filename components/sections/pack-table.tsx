import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { mockExamPacks } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** The mock exam packs in one list, price for the pack and for each exam. */
export function PackTable() {
  const t = useTranslations();
  const price = usePrice();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {mockExamPacks.map((pack) => {
          const name = t(`plans.names.${pack.name}`, { exams: pack.examNum });
          return (
            <li
              key={pack.vipId}
              className="grid grid-cols-2 items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-4"
            >
              <span className="text-lg font-semibold">{name}</span>
              <span className="text-end text-2xl font-bold sm:text-start">{price(pack.amount)}</span>
              <span className="text-muted tabular-nums">
                {t('pricing.packs.each', { price: price(Math.round(pack.amount / pack.examNum)) })}
              </span>
              <Link
                to="login"
                aria-label={t('plans.chooseNamed', { plan: name })}
                className={buttonClass('secondary', 'justify-self-end')}
              >
                {t('plans.choose')}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-6">
        <Link to="mockExam" className={buttonClass('quiet', 'md:-ms-5')}>
          {t('pricing.packs.more')}
        </Link>
      </p>
    </>
  );
}
