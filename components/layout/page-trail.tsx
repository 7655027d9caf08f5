import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/lib/routes/link';
import { trailOf } from '@/lib/routes/trail';
import { type Route } from '@/lib/routes/routes';

const linkClass = 'hover:text-action py-1 underline-offset-4 hover:underline';

interface PageTrailProps {
  route: Route;
  current: string;
  /** Pages above it that no catalog names, the nearest last. */
  between?: readonly { name: string; path: string }[];
}

export function PageTrail({ route, current, between = [] }: PageTrailProps) {
  const t = useTranslations();
  const parents = trailOf(route).map((id) => ({
    key: id,
    link: (
      <Link to={id} className={linkClass}>
        {t(`meta.${id}.name`)}
      </Link>
    ),
  }));
  const others = between.map(({ name, path }) => ({
    key: path,
    link: (
      <Link to={path as `/${string}`} className={linkClass}>
        {name}
      </Link>
    ),
  }));
  return <Breadcrumb label={t('chrome.breadcrumb')} parents={[...parents, ...others]} current={current} />;
}
