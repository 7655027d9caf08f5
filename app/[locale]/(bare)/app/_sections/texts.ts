import { useTranslations } from 'next-intl';

export function useAppHomeTexts() {
  const t = useTranslations('account');
  const plans = useTranslations('plans');
  return {
    title: t('app.title', { name: '{name}' }),
    titleNoName: t('app.titleNoName'),
    loading: t('app.loading'),
    signOut: t('app.signOut'),
    signOutStays: t('app.signOutStays'),
    signOutClears: t('app.signOutClears'),
    signOutKeeps: t('app.signOutKeeps'),
    plan: t('app.plan'),
    noPlan: t('app.noPlan'),
    planUntil: t('app.planUntil', { date: '{date}' }),
    exams: t('app.exams'),
    corrections: t('app.corrections'),
    owned: t('app.owned'),
    failed: t('app.failed'),
    retry: t('app.retry'),
    pro: plans('pro'),
    proMeaning: plans('proMeaning'),
  };
}
