import { useTranslations } from 'next-intl';
import type { Held } from '@/components/questions/fields/held';
import { TextField } from '@/components/questions/fields/text-field';
import { answerLimit } from '@/lib/api/contract/exam/answer-limit';

export function Text({ held, rows }: { held: Held; rows: number }) {
  const t = useTranslations('questions');
  const count = held.value.match(/\S+/g)?.length ?? 0;
  return (
    <div>
      <TextField rows={rows} maxLength={answerLimit} held={held} />
      <p className="text-end text-sm text-muted">{t.rich('words', { number: () => <span>{count}</span> })}</p>
    </div>
  );
}
