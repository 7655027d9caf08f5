import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { RoomLinks, Standing } from './given';

export function LeftLine({ left }: Pick<Standing, 'left'>) {
  const t = useTranslations('correction-room.left');
  return <p className="font-semibold">{left === null ? t('unlimited') : t('count', { count: left })}</p>;
}

export function NoneLeft({ links }: { links: RoomLinks }) {
  const t = useTranslations('correction-room.left');
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h3 className="text-xl font-bold">{t('none')}</h3>
      <p className="mt-2 max-w-prose">{t('noneLead')}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={links.prices} className={buttonClass('primary')}>
          {t('prices')}
        </a>
        <a href={links.writing} className={buttonClass('secondary')}>
          {t('writing')}
        </a>
        <a href={links.speaking} className={buttonClass('secondary')}>
          {t('speaking')}
        </a>
      </p>
    </section>
  );
}

/** What sending uses up, and who corrects: said before the button, so that nobody finds out behind it. */
export function BeforeSending({
  standing: { left, scorer, transcribes },
  mode,
}: {
  standing: Standing;
  mode: 'write' | 'speak';
}) {
  const t = useTranslations('correction-room');
  return (
    <div className="grid max-w-prose gap-1 text-sm text-muted">
      <p className="font-semibold text-ink">
        {left === null ? t('left.usesNone') : t('left.uses', { count: left })}
      </p>
      <p>
        {scorer.scores ? `${t('scorer.connected', scorer)} ${t('scorer.sent')}` : t('scorer.checker')}
        {mode === 'speak' && !transcribes ? ` ${t('scorer.notWritten')}` : null}
      </p>
    </div>
  );
}
