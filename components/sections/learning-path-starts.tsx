import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

const starts = ['days', 'weeks', 'open'] as const;
const moves = ['first', 'then', 'leave'] as const;

/** What to do first, by how far away the test is; catalog `learn`. */
export function LearningPathStarts() {
  const t = useTranslations('learn');
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {starts.map((start) => (
        <li key={start} className="flex">
          <Card className="w-full min-w-0 p-6">
            <h3 className="text-lg font-bold">{t(`starts.${start}.title`)}</h3>
            <dl className="mt-4 grid gap-4">
              {moves.map((move) => (
                <div key={move} className="border-t border-line pt-4">
                  <dt className="text-sm font-semibold text-tint-strong">{t(`starts.${move}`)}</dt>
                  <dd className="mt-1 text-muted">{t(`starts.${start}.${move}`)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
