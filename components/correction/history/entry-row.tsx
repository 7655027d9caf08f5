import { useFormatter, useTranslations } from 'next-intl';
import { Row, rowLinkClass } from '@/components/ui/rows';
import type { Entry } from '../room/given';
import { PlaceLink } from '../room/head';
import { TypeName } from '../shown/task-head';

export function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslations('correction-room.history');
  const format = useFormatter();
  const { id, type, mode, prompt, beginning, createdAt, exam } = entry;
  return (
    <Row
      level={3}
      name={
        <PlaceLink to={{ at: 'one', id }} className={rowLinkClass}>
          <TypeName type={type} />
        </PlaceLink>
      }
      line={
        <>
          {isPhoto(type) ? null : (
            <span lang="en" className="block truncate text-ink">
              {prompt}
            </span>
          )}
          {beginning === null && mode === 'write' ? null : (
            <span lang={beginning === null ? undefined : 'en'} className="block truncate">
              {beginning ?? t('spokenAnswer')}
            </span>
          )}
          <span className="block">
            {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            {exam === null ? '' : ` · ${t('fromExam')}`}
          </span>
        </>
      }
      end={<Outcome entry={entry} />}
    />
  );
}

/** All photos have the same task. */
const isPhoto = (type: Entry['type']) => type === 'writeAboutThePhoto' || type === 'speakAboutThePhoto';

function Outcome({ entry: { state, marks, score } }: { entry: Entry }) {
  const t = useTranslations('correction-room.history');
  if (state === 'waiting') return t('waiting');
  if (state === 'failed') return t('failedOne');
  return (
    <>
      {score === null ? null : (
        <>
          <strong className="text-ink">{t('score', score)}</strong>
          {' · '}
        </>
      )}
      {t('marks', { count: marks })}
    </>
  );
}
