import { useFormatter, useTranslations } from 'next-intl';
import { KeptRecording } from '@/components/questions/recording/kept-recording';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { stateAfter } from '@/lib/session/kept-sound';
import { loadMemberApi } from '@/lib/session/member-api';

const dayMs = 86_400_000;

interface SpokenPlayerProps {
  id: string;
  isKept: boolean;
  /** When it was sent, ISO 8601. */
  since: string;
}

export function SpokenPlayer({ id, isKept, since }: SpokenPlayerProps) {
  const t = useTranslations('correction-room.shown');
  const format = useFormatter();
  const until = new Date(Date.parse(since) + correctionLimits.recordingDays * dayMs);
  return (
    <section className="mt-8 grid justify-items-start gap-2 print:hidden">
      <h3 className="font-semibold">{t('recording')}</h3>
      <KeptRecording
        isKept={isKept}
        stateAfter={stateAfter}
        load={async () => (await loadMemberApi()).call('spoken', { params: { id } })}
        texts={{
          label: t('recording'),
          listen: t('listen'),
          loading: t('recordingLoading'),
          failed: t('recordingFailed'),
          gone: t('recordingGone'),
          until: t('recordingUntil', { date: format.dateTime(until, { dateStyle: 'long' }) }),
        }}
      />
    </section>
  );
}
