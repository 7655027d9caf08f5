import { useTranslations } from 'next-intl';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import type { RoomLinks } from '../room/given';
import { BackLink } from '../room/head';
import type { Place } from '../room/place';
import { Loading, Trouble } from '../room/trouble';
import { useCorrection } from '../wait/use-correction';
import { Waiting } from '../wait/waiting';
import { Compare } from './compare';
import { Failed } from './failed';
import { Shown } from './shown';

interface OneProps {
  place: Extract<Place, { at: 'one' }>;
  locale: Locale;
  links: RoomLinks;
  onChanged: () => void;
}

export function One({ place, ...given }: OneProps) {
  const t = useTranslations('correction-room.shown');
  const { id, beside } = place;
  if (beside !== undefined) return <Compare id={id} beside={beside} />;
  return (
    <>
      <BackLink to={{ at: 'lobby' }}>{t('back')}</BackLink>
      <Followed id={id} {...given} />
    </>
  );
}

function Followed({ id, ...given }: { id: string } & Omit<OneProps, 'place'>) {
  const t = useTranslations('correction-room.shown');
  const { correction, lost, error, wasAwaited, retry } = useCorrection(id);
  if (error !== undefined) return <Trouble error={error} onRetry={retry} />;
  if (correction === undefined) return <Loading />;
  return (
    <>
      {/* Stays in its place from waiting to arriving: only a region that is there already is read out. */}
      <p role="status" className="sr-only">
        {wasAwaited && correction.state === 'done' ? t('arrived') : ''}
      </p>
      <State correction={correction} lost={lost} {...given} />
    </>
  );
}

interface StateProps extends Omit<OneProps, 'place'>, Pick<ReturnType<typeof useCorrection>, 'lost'> {
  correction: OrderedCorrection;
}

function State({ correction, lost, ...given }: StateProps) {
  const { state, result, createdAt } = correction;
  if (state === 'waiting') return <Waiting since={createdAt} lost={lost} />;
  if (state === 'failed' || result === null) return <Failed correction={correction} {...given} />;
  return <Shown correction={correction} result={result} {...given} />;
}
