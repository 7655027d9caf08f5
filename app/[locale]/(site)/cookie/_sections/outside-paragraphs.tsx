import { useTranslations } from 'next-intl';
import { ConsentChoice, hasChoice } from '@/components/layout/consent/consent-choice';
import { env } from '@/lib/env';
import { outsideServices } from '@/lib/env/outside-services';
import { chatNames, chatOf } from '@/lib/env/tracking-settings';
import {
  chatEntries,
  choiceEntries,
  googleEntries,
  googleTagEntries,
  metaEntries,
  storedDays,
  stripeEntries,
} from './stored-entries';

export function useOutsideParagraphs(names: (entries: readonly string[]) => string) {
  const t = useTranslations('company.cookies');
  const { google, stripe, meta, googleTag } = outsideServices;
  const chat = chatOf(env);
  const service = chat ? chatNames[chat.provider] : '';
  return {
    // Where consent is asked for, the page's text has it.
    first:
      hasChoice && !outsideServices.consent
        ? [{ key: 'choice', title: t('choice.title'), body: <ConsentChoice /> }]
        : [],
    last: [
      hasChoice && {
        key: 'consent',
        title: t('consent.title'),
        body: t('consent.body', {
          name: names(choiceEntries.kept),
          days: storedDays.choice,
          refusal: names(choiceEntries.refusal),
          refusalDays: storedDays.refusal,
        }),
      },
      google && {
        key: 'google',
        title: t('google.title'),
        body: t('google.body', { name: names(googleEntries.script) }),
      },
      stripe && {
        key: 'stripe',
        title: t('stripe.title'),
        body: t('stripe.body', { names: names(stripeEntries) }),
      },
      meta && {
        key: 'meta',
        title: t('meta.title'),
        body: t('meta.body', {
          click: names(metaEntries.click),
          logged: names(metaEntries.logged),
          names: names(metaEntries.script),
          days: storedDays.clickId,
        }),
      },
      googleTag && {
        key: 'googleTag',
        title: t('googleTag.title'),
        body: t('googleTag.body', { names: names(googleTagEntries) }),
      },
      chat && {
        key: 'chat',
        title: t('chat.title'),
        body:
          chat.provider === 'chatwoot'
            ? `${t('chat.body', { service })} ${t('chatEntry.body', { name: names(chatEntries) })}`
            : t('chat.body', { service }),
      },
    ].filter((paragraph) => paragraph !== false && paragraph !== undefined),
  };
}
