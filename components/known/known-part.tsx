import { useLayoutEffect, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { readTarget } from '@/lib/diagnostic/details';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { dayOf } from '@/lib/vocabulary/schedule';
import type { KnownPartName } from './known-slot.island';
import type { KnownTexts } from './load-known';
import { dueCards, nextStep, type DueCards, type Kept } from './next-step';
import type { Rights } from './rights';
import { useKept, useRights } from './use-known';

interface KnownPartProps {
  part: KnownPartName;
  t: KnownTexts;
  locale: Locale;
  /** Address of the exam room of this site; undefined where exams are sat elsewhere. */
  exam: string | undefined;
  /** Told whether there is anything to show, before it is painted. */
  onShown: (isShown: boolean) => void;
}

export function KnownPart({ onShown, ...props }: KnownPartProps) {
  const shown = useShown(props);
  const isShown = shown !== null;
  useLayoutEffect(() => onShown(isShown), [isShown, onShown]);
  return shown;
}

function useShown({ part, t, locale, exam }: Omit<KnownPartProps, 'onShown'>): ReactNode {
  const kept = useKept();
  const rights = useRights(part !== 'step' && part !== 'today');
  const due = dueCards(kept, dayOf(new Date()));
  const link = (path: string) => localizePath(path, locale);
  const left = rights && wordsOf(rights, t, locale);
  switch (part) {
    case 'step':
      return stepLinks(kept, due, t, link);
    case 'toExams':
      return rights && rights.exams > 0 ? (
        <ExamLinks count={rights.exams} t={t} exam={exam ?? `${link('/app')}#/home`} />
      ) : null;
    case 'rights':
      return left && left.length > 0 ? left.join(' · ') : null;
    case 'exams':
      return rights && rights.exams > 0 ? examWords(rights, t, locale) : null;
    case 'line':
      return due || (left && left.length > 0) ? (
        <>
          {due ? <CardsLink due={due} t={t} link={link} /> : null}
          {left ? <span>{left.join(' · ')}</span> : null}
        </>
      ) : null;
    case 'today': {
      const target = kept.result ? readTarget() : null;
      return due || target !== null ? (
        <>
          {due ? <CardsLink due={due} t={t} link={link} /> : null}
          {target === null ? null : <span>{t('known.target', { target })}</span>}
        </>
      ) : null;
    }
  }
}

type ToHref = (path: string) => string;

function stepLinks(kept: Kept, due: DueCards | null, t: KnownTexts, link: ToHref): ReactNode {
  const step = nextStep(kept);
  if (!step) return null;
  const [path, name, line] =
    step === 'finished'
      ? (['/mock-exam', t('known.exam'), t('known.finished')] as const)
      : ([step.path, t(`courses.lessons.${step.course.key}.name`), lineOf(step, t)] as const);
  return (
    <>
      <a href={link(path)} data-soft="" className={buttonClass('primary')}>
        <span className="grid leading-snug">
          <span className={classNames(name.length > 30 && 'max-sm:text-sm max-sm:leading-[1.375rem]')}>
            {name}
          </span>
          <span className="text-sm font-medium">{line}</span>
        </span>
      </a>
      <a href={link(due?.path ?? '/courses')} data-soft="" className={buttonClass('secondary')}>
        {due ? t('known.cards', { count: due.count }) : t('known.lessons')}
      </a>
    </>
  );
}

function lineOf(
  { course, answered, questions, isTested }: Exclude<ReturnType<typeof nextStep>, string | undefined>,
  t: KnownTexts,
) {
  if (answered > 0 && answered < questions) return t('known.answered', { answered, questions });
  return t(isTested ? 'known.tested' : 'known.next', { minutes: course.tryMinutes });
}

/** To where the exams are, which may be another host, and to what is sold further down the page. */
function ExamLinks({ count, t, exam }: { count: number; t: KnownTexts; exam: string }) {
  return (
    <>
      <a href={exam} className={buttonClass('primary')}>
        {t('known.toExams', { count })}
      </a>
      <a href="#packs" className={buttonClass('secondary')}>
        {t('known.moreExams')}
      </a>
    </>
  );
}

function CardsLink({ due, t, link }: { due: DueCards; t: KnownTexts; link: ToHref }) {
  return (
    <a
      href={link(due.path)}
      data-soft=""
      className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
    >
      {t('known.cards', { count: due.count })}
    </a>
  );
}

function dayIn(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang || locale, { dateStyle: 'medium' }).format(
    new Date(moment),
  );
}

function examWords({ exams, examsUntil }: Rights, t: KnownTexts, locale: Locale): string {
  if (examsUntil === null) return t('known.exams', { count: exams });
  return t('known.examsUntil', { count: exams, date: dayIn(locale, examsUntil) });
}

/** What is left and until when, a sentence each; nothing for an account that has never had anything. */
function wordsOf(rights: Rights, t: KnownTexts, locale: Locale): string[] {
  const { plan, exams, corrections } = rights;
  const words: string[] = [];
  if (plan !== null && plan !== 'ended') words.push(t('known.plan', { date: dayIn(locale, plan) }));
  // One day in a line: that of the exams stands on their own page.
  if (exams > 0)
    words.push(words.length > 0 ? t('known.exams', { count: exams }) : examWords(rights, t, locale));
  if (corrections === 'unlimited') words.push(t('known.unlimited'));
  else if (corrections) words.push(t('known.corrections', { count: corrections }));
  if (plan === 'ended' && words.length === 0) words.push(t('known.noPlan'));
  return words;
}
