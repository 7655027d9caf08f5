import { useTranslations } from 'next-intl';
import type { TutorMode } from '@/lib/api/contract/tutor/tutor-calls';

interface BeginningProps {
  modes: readonly TutorMode[];
  mode: TutorMode;
  onMode: (mode: TutorMode) => void;
  onIdea: (text: string) => void;
}

const ideas = ['1', '2', '3'] as const;

export function Beginning({ modes, mode, onMode, onIdea }: BeginningProps) {
  const t = useTranslations('tutor-room.begin');
  return (
    <div className="mt-4 grid gap-6">
      <fieldset>
        <legend className="font-medium">{t('mode')}</legend>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {modes.map((one) => (
            <label
              key={one}
              className="flex cursor-pointer gap-3 rounded-control border border-line-strong p-4 hover:border-action has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
            >
              <input
                type="radio"
                name="mode"
                checked={mode === one}
                onChange={() => onMode(one)}
                className="mt-1 size-4 shrink-0 accent-action outline-none"
              />
              <span>
                <span className="block font-semibold">{t(`${one}.name`)}</span>
                <span className="block text-sm text-muted">{t(`${one}.lead`)}</span>
              </span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">{t('fixed')}</p>
      </fieldset>
      <div>
        <h3 className="font-medium">{t('ideas')}</h3>
        <ul className="mt-1 divide-y divide-line">
          {ideas.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                onClick={() => onIdea(t(`idea.${mode}.${idea}`))}
                className="min-h-11 w-full py-2 text-start text-action underline-offset-4 hover:underline"
              >
                {t(`idea.${mode}.${idea}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
