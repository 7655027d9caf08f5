import { useTranslations } from 'next-intl';
import { brand } from '@/lib/site/brand';

type Network = keyof typeof brand.social;

/** Outlines on a 24-unit grid; drawn here because the icon package carries no brand marks. */
const marks: Record<Network, string> = {
  youtube:
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM10 9v6l5-3z',
  x: 'M4 4l16 16M20 4L4 20',
  facebook: 'M15 3h-2a4 4 0 0 0-4 4v3H6v4h3v7M9 14h5M9 10h6',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M17 7h.01',
};

export function SocialLinks() {
  const t = useTranslations('chrome.footer.social');
  return (
    <ul aria-label={t('label', { brand: brand.name })} className="flex gap-1">
      {(Object.keys(marks) as Network[]).map((network) => (
        <li key={network}>
          <a
            href={brand.social[network]}
            rel="noopener"
            aria-label={t(network, { brand: brand.name })}
            className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:text-action"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 fill-none stroke-current stroke-[1.75]"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
