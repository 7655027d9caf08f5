import { BookOpen, Headphones, Mic, PenLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FillInTheBlanksCard, ListenAndTypeCard } from '@/components/figures/question-cards';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { questionTypes, type QuestionTypeEntry, type Skill } from './question-types-data';
import { QuestionTypesEntry } from './question-types-entry';

const icons = { reading: BookOpen, listening: Headphones, speaking: Mic, writing: PenLine } as const;

/** Every question type of the test, grouped by skill; catalog `practice`. */
export function QuestionTypes() {
  const t = useTranslations('practice');
  const extras: Record<Skill, { figure: ReactNode } | { link: ReactNode }> = {
    reading: { figure: <FillInTheBlanksCard /> },
    listening: { figure: <ListenAndTypeCard /> },
    speaking: {
      link: (
        <Link to="speaking" className={buttonClass('secondary')}>
          {t('types.speakingCorrection')}
        </Link>
      ),
    },
    writing: {
      link: (
        <Link to="writing" className={buttonClass('secondary')}>
          {t('types.writingCorrection')}
        </Link>
      ),
    },
  };
  return (
    <div className="grid gap-14 md:gap-20">
      {(Object.keys(questionTypes) as Skill[]).map((skill) => (
        <SkillGroup key={skill} skill={skill} {...extras[skill]} />
      ))}
    </div>
  );
}

function SkillGroup({ skill, figure, link }: { skill: Skill; figure?: ReactNode; link?: ReactNode }) {
  const t = useTranslations('practice');
  const timing = useTiming();
  const Icon = icons[skill];
  const types: readonly QuestionTypeEntry[] = questionTypes[skill];
  return (
    <div data-tint={skill} id={skill}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-tint-strong pb-4">
        <div className="flex min-w-0 items-center gap-4">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0">
            <h3 className="text-xl font-bold">{t(`skills.${skill}.title`)}</h3>
            <p className="text-muted">{t(`skills.${skill}.body`)}</p>
          </div>
        </div>
        {link}
      </div>
      <div className={classNames(figure !== undefined && 'grid gap-10 lg:grid-cols-12 lg:gap-12')}>
        <ul
          className={
            figure === undefined
              ? 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3'
              : 'divide-y divide-line lg:col-span-6 xl:col-span-7'
          }
        >
          {types.map((type) => (
            <li key={type.key} className="pt-6 pb-2">
              <QuestionTypesEntry
                type={type}
                body={t(`types.${type.key}`)}
                timing={timing[type.key]}
                lessonLabel={t('types.lesson')}
              />
            </li>
          ))}
        </ul>
        {figure === undefined ? null : (
          <div className="min-w-0 lg:col-span-6 lg:pt-6 xl:col-span-5">{figure}</div>
        )}
      </div>
    </div>
  );
}

function useTiming(): Partial<Record<QuestionTypeEntry['key'], string>> {
  const t = useTranslations('practice');
  return {
    listenAndType: t('timing.perTest', facts.listenAndType),
    speakAboutThePhoto: t('timing.upToSeconds', { seconds: facts.speakAboutThePhotoSeconds }),
    writeAboutThePhoto: t('timing.minutes', { minutes: facts.writeAboutThePhotoMinutes }),
    interactiveWriting: t('timing.twoParts', facts.interactiveWritingMinutes),
  };
}
