import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { examsHere } from '@/lib/env/exams-here';
import { Link } from '@/lib/routes/link';
import { products, type ProductKey, useStartingPrice } from './products';

const needs = [
  { key: 'newToTest', product: 'courses' },
  { key: 'slow', product: 'practice' },
  { key: 'texts', product: 'writing' },
  { key: 'voice', product: 'speaking' },
  { key: 'stuck', product: 'tutor' },
  { key: 'ready', product: 'mockExam' },
] as const satisfies readonly { key: string; product: ProductKey }[];

type Need = (typeof needs)[number]['key'];

/** Of an exam that is sat here not all is scored. */
const gets = (key: Need) => (examsHere && key === 'ready' ? 'ready.here' : (`${key}.get` as const));

export function ProductNeeds() {
  const t = useTranslations('products');
  const startingPrice = useStartingPrice();
  return (
    <Dense id="which" title={t('comparison.title')} lead={t('comparison.lead')} tone="sunken">
      <ul className="dense-rows">
        {needs.map(({ key, product }) => {
          const found = products.find((entry) => entry.key === product);
          if (!found) return null;
          const { to, tint, icon } = found;
          return (
            <Row
              key={key}
              tint={tint}
              icon={icon}
              name={t(`comparison.${key}.need`)}
              line={
                <>
                  <Link to={to} className={`${rowLinkClass} font-semibold text-tint-strong`}>
                    {t(`list.${product}.name`)}
                  </Link>
                  <span className="max-sm:sr-only">: {t(`comparison.${gets(key)}`)}</span>
                </>
              }
              end={startingPrice(product)}
            />
          );
        })}
      </ul>
    </Dense>
  );
}
