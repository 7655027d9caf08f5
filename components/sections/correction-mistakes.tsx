import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

/** A sentence of a learner around the words to change; the sentence is test content and stays English. */
const mistakes = [
  { key: 'article', before: 'She works as ', wrong: 'teacher', right: 'a teacher', after: ' in our town.' },
  { key: 'tense', before: 'I ', wrong: 'live', right: 'have lived', after: ' here since 2019.' },
  { key: 'preposition', before: 'It depends ', wrong: 'of', right: 'on', after: ' the weather.' },
  { key: 'word', before: 'The crowd in the photo is ', wrong: 'very big', right: 'enormous', after: '.' },
  { key: 'linking', before: 'I was tired', wrong: ', I', right: ', so I', after: ' went home early.' },
] as const;

/** Sentences before and after a correction, with the reason for the change. */
export function CorrectionMistakes() {
  const t = useTranslations('writing.mistakes');
  return (
    <Section id="reasons" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="divide-y divide-line border-y border-line">
        {mistakes.map(({ key, before, wrong, right, after }) => (
          <li key={key} className="grid gap-x-8 gap-y-4 py-7 lg:grid-cols-12">
            <h3 className="text-lg font-semibold lg:col-span-2">{t(`${key}.kind`)}</h3>
            <dl className="grid min-w-0 gap-4 sm:grid-cols-2 lg:col-span-6">
              <Sentence label={t('wrote')}>
                {before}
                <del className="rounded bg-bad-soft px-1 text-bad">{wrong}</del>
                {after}
              </Sentence>
              <Sentence label={t('better')}>
                {before}
                <ins className="rounded bg-good-soft px-1 font-semibold text-good no-underline">{right}</ins>
                {after}
              </Sentence>
            </dl>
            <p className="max-w-prose text-muted lg:col-span-4">{t(`${key}.reason`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Sentence({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd lang="en" className="mt-1 text-lg">
        {children}
      </dd>
    </div>
  );
}
