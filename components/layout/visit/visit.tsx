import { useLocale, useTranslations } from 'next-intl';
import { MessagesSquare, X } from '@/components/ui/icon/icons';
import { env } from '@/lib/env';
import { chatOf } from '@/lib/env/tracking-settings';
import { localeTable } from '@/lib/i18n/locale-table';
import { localizePath } from '@/lib/i18n/paths';
import { pathOf, quietPages } from '@/lib/routes/routes';
import { brand } from '@/lib/site/brand';
import type { MarketingSettings } from '@/lib/visit/marketing/settings';
import type { PathLog } from '@/lib/visit/path-log';
import { useConsentTexts } from '../consent/consent-texts';
import type { ChatWidgetProps } from './chat-widget';
import { VisitWatch } from './visit.island';

/** What goes on beside every page, as the settings of the build have it: it stands in the root layout, once. */
export function Visit() {
  const chat = useChat();
  const consent = useConsentTexts();
  return (
    <VisitWatch pathLog={usePathLog()} late={marketing || chat ? { marketing, consent, chat } : undefined} />
  );
}

function usePathLog(): PathLog | undefined {
  const locale = useLocale();
  if (env.NEXT_PUBLIC_PATH_LOG === 'off') return undefined;
  const prefix = localizePath('/', locale).replace(/\/$/, '');
  return { skip: prefix.length, query: `${new URLSearchParams({ locale, sign: env.NEXT_PUBLIC_LOG_SIGN })}` };
}

const optIn = env.NEXT_PUBLIC_CONSENT === 'opt-in';
const marketing = marketingSettings();

function marketingSettings(): MarketingSettings | undefined {
  const {
    NEXT_PUBLIC_META_PIXEL_ID: pixel,
    NEXT_PUBLIC_GOOGLE_TAG_ID: tag,
    NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: label,
  } = env;
  if (pixel === undefined && tag === undefined) return undefined;
  return {
    optIn,
    quiet: quietPages.map(pathOf),
    ...(pixel !== undefined && { meta: { id: pixel, url: env.NEXT_PUBLIC_META_PIXEL_URL } }),
    ...(tag !== undefined && {
      google: { id: tag, url: env.NEXT_PUBLIC_GOOGLE_TAG_URL, ...(label !== undefined && { label }) },
    }),
  };
}

function useChat(): ChatWidgetProps | undefined {
  const t = useTranslations('chrome.chat');
  const locale = useLocale();
  const chat = chatOf(env);
  if (!chat) return undefined;
  return {
    settings: { ...chat, locale, region: localeTable[locale].openGraph, optIn },
    texts: { open: t('open'), close: t('close'), title: t('title', { brand: brand.name }) },
    icons: {
      open: <MessagesSquare aria-hidden="true" className="size-6" />,
      close: <X aria-hidden="true" className="size-6" />,
    },
  };
}
