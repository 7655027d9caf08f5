import { useFormatter, useTranslations } from 'next-intl';
import { SampleMark } from '@/components/blocks/sample-mark';

export function Claim({ value, label }: { value: number; label: 'mockTests' | 'reports' }) {
  const t = useTranslations('claims');
  const format = useFormatter();
  return (
    <div className="mt-8 flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <p>
        <strong className="text-2xl">{`${format.number(value)}+`}</strong>{' '}
        <span className="text-muted">{t(label)}</span>
      </p>
      <SampleMark />
    </div>
  );
}
