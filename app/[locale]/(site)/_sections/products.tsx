import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/blocks/sample-mark';
import { productIcons } from '@/components/layout/header/product-icons';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { claims, facts } from '@/lib/site/facts';
import { productMenu } from '@/lib/routes/menus';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';

export function HomeProducts() {
  const t = useTranslations('home.products');
  const price = usePrice();
  const body = {
    practice: t('practice.body', { questions: claims.questions }),
    mockExam: examsHere ? t('mockExam.here') : t('mockExam.body', facts.mockExam.resultMinutes),
    writing: t('writing.body', facts.correctionMinutes),
    speaking: t('speaking.body'),
  };
  return (
    <Dense
      id="products"
      title={t('title')}
      lead={
        <>
          {t('lead')} <SampleMark className="ms-1 inline-block align-middle" />
        </>
      }
    >
      <ul className="dense-rows">
        {productMenu.map(({ id, tint }) => (
          <Row
            key={id}
            tint={tint}
            icon={productIcons[id]}
            name={
              <Link to={id} className={rowLinkClass}>
                {t(`${id}.title`)}
              </Link>
            }
            line={<span className="max-sm:hidden">{body[id]}</span>}
            end={
              <span className="font-semibold text-tint-strong figures-display">
                {t('from', { price: price(startingPrices[id]) })}
              </span>
            }
          />
        ))}
      </ul>
    </Dense>
  );
}
