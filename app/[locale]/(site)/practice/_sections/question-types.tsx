import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import { buttonClass } from '@/components/ui/button';
import { Dense } from '@/components/ui/dense';
import { Row, rowLinkClass } from '@/components/ui/rows';
import { examsHere } from '@/lib/env/exams-here';
import { formatNumbers } from '@/lib/questions/test-format';
import { skills, type Skill } from '@/lib/questions/type-row';
import { isTraining, questionTypes, typesIn, type TypeKey } from '@/lib/questions/types';
import { Link } from '@/lib/routes/link';
import { lessonSlug } from '@/lib/site/lesson-slug';
import { TrainingMark } from '@/components/blocks/training-mark';

const habits = ['byType', 'explained', 'fresh'] as const;

export function QuestionTypes() {
  const t = useTranslations('practice');
  return (
    <Dense
      id="question-types"
      title={t('types.title')}
      lead={t('types.lead')}
      aside={
        <dl className="mt-6 grid gap-4 max-lg:hidden">
          {habits.map((key) => (
            <div key={key}>
              <dt className="font-semibold">{t(`habits.${key}.title`)}</dt>
              <dd className="mt-1 text-muted">{t(`habits.${key}.body`)}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className="grid gap-10">
        {skills.map((skill) => (
          <SkillGroup key={skill} skill={skill} />
        ))}
      </div>
    </Dense>
  );
}

function SkillGroup({ skill }: { skill: Skill }) {
  const t = useTranslations('practice');
  const timing = useTiming();
  const Icon = sectionIcons[skill];
  return (
    <section id={skill} data-tint={skill} aria-labelledby={`${skill}-title`}>
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 id={`${skill}-title`} className="flex items-center gap-2.5 text-lg font-bold text-tint-strong">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {t(`skills.${skill}.title`)}
        </h3>
        {skill === 'speaking' || skill === 'writing' ? (
          <Link to={skill} className={buttonClass('link', 'text-sm')}>
            {t(`types.${skill}Correction`)}
          </Link>
        ) : null}
      </div>
      <ul className="dense-rows">
        {typesIn(skill).map((type) => (
          <Row
            key={type}
            level={4}
            name={<TypeName type={type} />}
            line={<span className="max-sm:hidden">{t(`types.${wordsOf(type)}`)}</span>}
            end={timing[type]}
          />
        ))}
      </ul>
    </section>
  );
}

/** Nobody scores a recording here. */
const wordsOf = (type: TypeKey) => (examsHere && type === 'readAloud' ? 'readAloudHere' : type);

function TypeName({ type }: { type: TypeKey }) {
  const t = useTranslations('practice.types');
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Link to={`/courses/${lessonSlug(type)}`} className={rowLinkClass}>
        <span className="sr-only">{t('lesson')}: </span>
        <span lang="en">{questionTypes[type].name}</span>
      </Link>
      {isTraining(type) ? <TrainingMark /> : null}
    </span>
  );
}

function useTiming(): Partial<Record<TypeKey, string>> {
  const t = useTranslations('practice');
  return {
    listenAndType: t('timing.perTest', formatNumbers),
    speakAboutThePhoto: t('timing.upToSeconds', formatNumbers),
    writeAboutThePhoto: t('timing.minutes', formatNumbers),
    interactiveWriting: t('timing.twoParts', formatNumbers),
  };
}
