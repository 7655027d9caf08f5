import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { Correction } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import { TryFailed, type Tried, type TryTexts } from './given';
import { Loading } from './loading';
import { PlanAdds } from './plan-adds';
import { Result } from './result';
import { useTry, type Watch } from './use-try';

interface TryRoomProps extends Tried {
  locale: Locale;
  texts: TryTexts;
  run: number;
  isBusy: boolean;
  onEnd: () => void;
}

export function TryRoom({ locale, texts, ...turn }: TryRoomProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={texts}>
      <Turn {...turn} />
    </NextIntlClientProvider>
  );
}

/** Each has what it needs of its own; most of what a text is checked by is a list of words. */
async function correct(tried: Pick<Tried, 'task' | 'question' | 'own'>, watch: Watch): Promise<Correction> {
  if (tried.task.mode === 'speak') {
    const { correctSpoken } = await import('../speaking/correct-spoken');
    return correctSpoken(tried);
  }
  const lost = () => {
    throw new TryFailed('network');
  };
  const { correctWritten } = await import('../writing/correct-written').catch(lost);
  return correctWritten(tried, watch);
}

function Turn({ task, question, own, plan, links, ...turn }: Omit<TryRoomProps, 'locale' | 'texts'>) {
  const t = useTranslations('try-correction');
  const { mode } = task;
  const progress = useTry((watch) => correct({ task, question, own }, watch), turn);

  if (progress.kind === 'busy') return <Loading mode={mode} loaded={progress.loaded} />;
  if (progress.kind === 'done') {
    return (
      <Result correction={progress.correction} task={task}>
        <PlanAdds plan={plan} links={links} />
      </Result>
    );
  }
  if (progress.kind === 'stopped') {
    return (
      <p role="status" className="mt-3">
        {t(`${mode}.stopped`)}
      </p>
    );
  }
  return (
    <p role="alert" className="mt-3 text-bad">
      {t(`trouble.${progress.why}`)}
    </p>
  );
}
