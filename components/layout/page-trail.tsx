import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/lib/routes/link';
import { trailOf } from '@/lib/routes/trail';
import { type Route } from '@/lib/routes/routes';

const linkClass = 'hover:text-action py-1 underline-offset-4 hover:underline';

/** The breadcrumb of a page; `current` is its own name. */
export function PageTrail({ route, current }: { route: Route; current: string }) {
  const t = useTranslations();
  const parents = trailOf(route).map((id) => ({
    key: id,
    link: (
      <Link to={id} className={linkClass}>
        {t(`meta.${id}.name`)}
      </Link>
    ),
  }));
  return <Breadcrumb label={t('chrome.breadcrumb')} parents={parents} current={current} />;
}
