import { useTranslations } from 'next-intl';
import { ExamHead } from '@/components/exam/sitting/exam-head';
import { FigureCard } from '@/components/figures/parts';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { closedItems } from '@/components/questions/closed-questions';
import { buttonClass } from '@/components/ui/button';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';
import { choices } from '@/lib/questions/choices';
import { outsidePracticeSet } from '@/lib/questions/items';
import { testTypes } from '@/lib/questions/test-format';
import { questionTypes } from '@/lib/questions/types';

const type = 'readAndSelect';
const { name, limits } = questionTypes[type];
const task = { number: 1, of: testTypes.length };

export function FirstScreen() {
  const t = useTranslations('mock-exam.here.first');
  const intro = useTranslations('exam.intro');
  return (
    <>
      <FigureCard tint="plain" caption={t('caption')}>
        <div className="px-5 py-6 sm:px-8 sm:py-8">
          <p className="text-muted">{intro('coming', task)}</p>
          <p lang="en" className="mt-1 text-title font-bold">
            {name}
          </p>
          <p className="mt-3">{intro(`rules.${type}`)}</p>
          <p className="mt-2 text-muted">{intro('timeEach', { time: clock(limits.answer) })}</p>
          <details className="peer mt-6">
            <summary className={buttonClass('primary', 'min-h-12 w-fit cursor-pointer')}>
              {intro('begin')}
            </summary>
            <FirstQuestion />
          </details>
          <p className="mt-3 text-sm text-muted peer-open:hidden">{intro('rest')}</p>
        </div>
      </FigureCard>
      <DiagnosticLink look="link" className="mt-1 text-sm" />
    </>
  );
}

function FirstQuestion() {
  const t = useTranslations('mock-exam.here.first');
  const q = useTranslations('questions');
  const [asked] = closedItems(type, outsidePracticeSet(11));
  if (asked?.type !== type) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <ExamHead step={{ type, task, part: null }}>
        <p className="flex items-center gap-1.5 font-semibold tabular-nums">
          <Timer aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{q('limit')}</span>
          {clock(limits.answer)}
        </p>
      </ExamHead>
      <fieldset className="group/choice grid gap-6">
        <legend className="text-muted">{q('isWord')}</legend>
        <p lang="en" className="py-4 text-center text-3xl font-bold">
          {asked.word}
        </p>
        <div className="grid grid-cols-2 gap-3">
          {choices.map(({ value, name: choice }) => (
            <label key={value} lang="en" className="practice-choice">
              <input type="radio" name="first-word" value={value} className="sr-only" />
              {choice}
            </label>
          ))}
        </div>
        <p className="hidden text-sm text-muted group-has-checked/choice:block">{t('answered')}</p>
      </fieldset>
    </div>
  );
}
