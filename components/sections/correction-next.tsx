import { ClipboardCheck, GraduationCap, Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';

const pages = [
  { key: 'courses', hash: 'writing', tint: 'courses', icon: GraduationCap },
  { key: 'speaking', hash: undefined, tint: 'speaking', icon: Mic },
  { key: 'mockExam', hash: undefined, tint: 'mock-exam', icon: ClipboardCheck },
] as const;

const numbers = {
  scoreMin: facts.sampleAnswers.min,
  scoreMax: facts.sampleAnswers.max,
  examMin: facts.mockExam.minutes.min,
  examMax: facts.mockExam.minutes.max,
};

/** What goes well with a writing correction; each card is one link. */
export function CorrectionNext() {
  const t = useTranslations('writing.next');
  return (
    <Section id="next" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-6 md:grid-cols-3">
        {pages.map(({ key, hash, tint, icon: Icon }) => (
          <li key={key} data-tint={tint} className="relative min-w-0 rounded-card bg-tint p-6">
            <Icon aria-hidden="true" className="size-6 text-tint-strong" />
            <h3 className="mt-4 text-lg font-semibold">
              <Link
                to={key}
                hash={hash}
                className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {t(`${key}.title`)}
              </Link>
            </h3>
            <p className="mt-2 text-muted">{t(`${key}.body`, numbers)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
