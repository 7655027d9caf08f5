import { useFormatter, useTranslations } from 'next-intl';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { CorrectionText } from '../result/correction-text';
import { BackLink, Head } from '../room/head';
import { Loading, Trouble } from '../room/trouble';
import { useCorrection } from '../wait/use-correction';
import { ChangeTable } from './change-table';
import { compareTries } from './compared';

interface CompareProps {
  id: string;
  beside: string;
}

export function Compare({ id, beside }: CompareProps) {
  const t = useTranslations('correction-room.compare');
  return (
    <>
      <BackLink to={{ at: 'one', id }}>{t('back')}</BackLink>
      <Both id={id} beside={beside} />
    </>
  );
}

function Both({ id, beside }: CompareProps) {
  const t = useTranslations('correction-room.compare');
  const one = useCorrection(id);
  const other = useCorrection(beside);
  const failed = [one, other].find(({ error }) => error !== undefined);
  if (failed) return <Trouble error={failed.error} onRetry={failed.retry} />;
  if (!one.correction || !other.correction) return <Loading />;
  const [earlier, later] = [one.correction, other.correction].toSorted(
    (first, second) => Date.parse(first.createdAt) - Date.parse(second.createdAt),
  );
  if (!earlier?.result || !later?.result) return <p className="mt-6">{t('notDone')}</p>;
  return (
    <>
      <Head>{t('title')}</Head>
      <p lang="en" className="mt-3 max-w-prose font-semibold wrap-anywhere whitespace-pre-line">
        {later.prompt}
      </p>
      <section className="mt-8">
        <h3 className="text-xl font-bold">{t('what')}</h3>
        <ChangeTable
          {...compareTries(earlier.result, later.result)}
          earlier={earlier.result.score}
          later={later.result.score}
        />
      </section>
      <div className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
        <Try name="earlier" correction={earlier} />
        <Try name="later" correction={later} />
      </div>
    </>
  );
}

function Try({ name, correction }: { name: 'earlier' | 'later'; correction: OrderedCorrection }) {
  const t = useTranslations('correction-room.compare');
  const format = useFormatter();
  const { createdAt, result, mode } = correction;
  const date = format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="min-w-0">
      <h3 className="border-b border-ink pb-2 text-lg font-bold">{t(name, { date })}</h3>
      <div className="mt-5">
        {result === null ? null : <CorrectionText correction={result} mode={mode} level={4} />}
      </div>
    </section>
  );
}
