import { useFormatter, useTranslations } from 'next-intl';
import type { OrderedCorrection, OrderedType } from '@/lib/api/contract/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import { questionTypes } from '@/lib/questions/types';
import { ScenePhoto } from '../order/scene-photo';
import { Head } from '../room/head';

/** The name of a type in the test, which is English in every language. */
export function TypeName({ type }: { type: OrderedType }) {
  const t = useTranslations('correction-room.shown');
  if (type === 'own') return t('ownTask');
  if (type === 'summary') return t('summary');
  return <span lang="en">{questionTypes[type].name}</span>;
}

interface TaskHeadProps {
  correction: OrderedCorrection;
  locale: Locale;
}

export function TaskHead({ correction: { type, prompt, scene, createdAt }, locale }: TaskHeadProps) {
  const t = useTranslations('correction-room.shown');
  const format = useFormatter();
  return (
    <>
      <Head>
        <TypeName type={type} />
      </Head>
      <p className="mt-1 text-sm text-muted">
        {format.dateTime(new Date(createdAt), { dateStyle: 'long', timeStyle: 'short' })}
      </p>
      <div
        className={`mt-4 grid items-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 ${scene === null ? '' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
      >
        {scene === null ? null : <ScenePhoto scene={scene} locale={locale} />}
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('task')}</p>
          <p lang="en" className="mt-1 max-w-prose font-semibold wrap-anywhere whitespace-pre-line">
            {prompt}
          </p>
        </div>
      </div>
    </>
  );
}
