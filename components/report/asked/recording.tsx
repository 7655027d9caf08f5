import { useFormatter, useTranslations } from 'next-intl';
import { KeptRecording } from '@/components/questions/recording/kept-recording';
import { stateAfter } from '@/lib/session/kept-sound';
import { loadMemberApi } from '@/lib/session/member-api';

interface RecordingProps {
  exam: string;
  seq: number;
  isKept: boolean;
  until: string | null;
}

export function Recording({ exam, seq, isKept, until }: RecordingProps) {
  const t = useTranslations('report.recording');
  const format = useFormatter();
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <KeptRecording
        isKept={isKept}
        stateAfter={stateAfter}
        load={async () =>
          (await loadMemberApi()).call('recording', { params: { id: exam }, query: { seq: String(seq) } })
        }
        texts={{
          label: t('label'),
          listen: t('listen'),
          loading: t('loading'),
          failed: t('failed'),
          gone: t('gone'),
          until:
            until === null
              ? ''
              : t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) }),
        }}
      />
    </div>
  );
}
